import { inLogContext } from './log-context.js';
import { createLog, maskEmails, PinoLogger } from './pino-logger.js';

test('mail addresses are masked in the log', () => {
  expect(maskEmails('450 <jan@bedrijf.nl>: mailbox full; also a.b+c@d.example.')).toBe(
    '450 <j•••@bedrijf.nl>: mailbox full; also a•••@d.example.',
  );
});

test('an error is logged without the mail addresses in its message and stack', () => {
  const lines: string[] = [];
  const log = new PinoLogger(createLog('info', { write: (line) => lines.push(line) }));
  log.error(new Error('450 <jan@bedrijf.nl>: mailbox full'));
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      msg: '450 <j•••@bedrijf.nl>: mailbox full',
      err: { type: 'Error', stack: expect.stringContaining('450 <j•••@bedrijf.nl>: mailbox full') },
    }),
  ]);
});

test('the fields of a line are not in the next line of the same request', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  inLogContext({ requestId: 'one' }, () => {
    log.info({ status: 200 }, 'first');
    log.info('second');
  });
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { level: 'info', time: expect.any(String), requestId: 'one', status: 200, msg: 'first' },
    { level: 'info', time: expect.any(String), requestId: 'one', msg: 'second' },
  ]);
});
