import { maskEmails } from './pino-logger.js';

test('mail addresses are masked in the log', () => {
  expect(maskEmails('450 <jan@bedrijf.nl>: mailbox full; also a.b+c@d.example.')).toBe(
    '450 <j•••@bedrijf.nl>: mailbox full; also a•••@d.example.',
  );
});
