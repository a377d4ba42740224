import { CALLS } from '@site/contract';
import { aComplaint } from '@site/testkit/complaint';
import { Staff } from '../../test/staff.js';
import { TestBackend } from '../../test/test-backend.js';

let backend: TestBackend;
let staff: Staff;
beforeAll(async () => {
  backend = await TestBackend.start();
  staff = new Staff(backend);
});
afterAll(() => backend.stop());

/** Sends a complaint. Returns its number. */
async function complain(email: string): Promise<string> {
  await backend.browser().post(CALLS.complaints.path, aComplaint({ email }));
  return backend.mailbox.takeCode(email, 'klacht');
}

const setStatus = (...args: string[]) => staff.run(['complaints', 'set-status', ...args]);

test('a complaint is handled and answered with notes, which its history and the mails contain', async () => {
  const email = 'klager@bedrijf.nl';
  const number = await complain(email);
  const typed = number.toLowerCase().replace('-', ' ');
  const by = ['--by', 'Marieke', '--yes'];

  expect(await setStatus(typed, 'in-handling', ...by)).toEqual({
    code: 0,
    stdout: `${number} changed from received to in-handling (In behandeling). A mail is sent to ${email}.\n`,
    stderr: '',
  });
  await setStatus(number, 'answered', '--note', 'Wij belden u vandaag.', ...by);
  await backend.mailbox.take(email, 'Wij behandelen uw klacht');
  expect((await backend.mailbox.take(email, 'beantwoord')).text).toContain('Wij belden u vandaag.');

  const [shown, json] = await Promise.all([
    staff.run(['complaints', 'show', typed]),
    staff.json(['complaints', 'show', number]),
  ]);
  const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
  expect(json).toMatchObject({
    number,
    status: 'answered',
    statusLabel: 'Beantwoord',
    statusChanges: [
      { from: 'received', to: 'in-handling', note: '', by: 'Marieke', at },
      { from: 'in-handling', to: 'answered', note: 'Wij belden u vandaag.', by: 'Marieke', at },
    ],
  });
  for (const fact of [
    `${number}  answered  Beantwoord`,
    /received +Ontvangen, received\n/,
    /in-handling +In behandeling, by Marieke\n/,
    /answered +Beantwoord, by Marieke\n +“Wij belden u vandaag\.”/,
  ]) {
    expect(shown.stdout).toMatch(fact);
  }
});

test('the list shows only the complaints with a status', async () => {
  const [open, handled] = [await complain('open@bedrijf.nl'), await complain('bezig@bedrijf.nl')];
  await setStatus(handled, 'in-handling', '--yes', '--by', 'Marieke');
  const numbers = async (...status: string[]) => {
    const found = await staff.json(['complaints', 'list', '--search', '@bedrijf.nl', '--status', ...status]);
    return found.map(({ number }: { number: string }) => number);
  };
  expect(await numbers('in-handling')).toEqual([handled]);
  expect(await numbers('received', 'in-handling')).toEqual([handled, open]);
  const table = await staff.run(['complaints', 'list', '--status', 'in-handling']);
  expect(table.stdout).toMatch(new RegExp(`${handled} +\\d\\d-\\d\\d-\\d{4} +in-handling +In behandeling`));
});

test('an impossible command prints one message with what to do next and changes nothing', async () => {
  const number = await complain('weigering@bedrijf.nl');
  const note = ['--note', 'Wij belden u vandaag.'];
  await setStatus(number, 'answered', ...note, '--yes', '--by', 'Marieke');
  const outcomes = await Promise.all([
    setStatus('K2020-000001', 'answered', ...note, '--yes'),
    setStatus(number, 'answered', ...note, '--yes'),
    setStatus(number, 'in-handling'),
    setStatus('K7M2P4Q', 'answered', ...note, '--yes'),
    setStatus(number, 'received', '--yes'),
  ]);
  expect(outcomes.map(({ code, stderr }) => [code, stderr.trim().split('\n').at(-1)])).toEqual([
    [1, 'No complaint has the number K2020-000001: find it with "staff complaints list --search".'],
    [1, `${number} is already answered (Beantwoord); nothing was changed.`],
    [
      1,
      'This cannot be undone and there is no terminal to ask for confirmation: add --yes to do it without asking.',
    ],
    [
      2,
      '"K7M2P4Q" is not the number of a complaint: a number is like K2026-000123, as in "staff complaints list".',
    ],
    [2, 'Add --help for what this command takes.'],
  ]);
  expect(outcomes.map(({ stdout }) => stdout)).toEqual(Array(5).fill(''));
  const { status } = await staff.json(['complaints', 'show', number]);
  expect(status).toBe('answered');
});

test('a complaint is not answered without the answer', async () => {
  const number = await complain('zonder-antwoord@bedrijf.nl');
  for (const note of [[], ['--note', ' \u200b.\n']]) {
    const { code, stderr } = await setStatus(number, 'answered', ...note, '--yes', '--by', 'Marieke');
    expect([code, stderr]).toEqual([2, expect.stringContaining('State the answer')]);
  }
  expect((await staff.json(['complaints', 'show', number])).status).toBe('received');
});
