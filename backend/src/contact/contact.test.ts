import { CALLS } from '@site/contract';
import { TestBackend } from '../../test/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start({ OFFICE_EMAIL: 'kantoor@zakenwiel.example' });
});
afterAll(() => backend.stop());

const message = {
  name: 'Anna',
  email: 'anna@bedrijf.nl',
  subject: 'Vraag over btw',
  message: 'Hoe zit het\nmet de btw?',
};
const send = (changes: object = {}) => backend.browser().post(CALLS.contact.path, { ...message, ...changes });

test('the office gets the message and can answer it, the sender gets a confirmation', async () => {
  const reply = await send();
  expect([reply.status, reply.body]).toEqual([200, { success: true }]);
  const mail = await backend.mailbox.take('kantoor@zakenwiel.example', 'Vraag over btw');
  expect(mail.replyTo?.value[0]?.address).toBe('anna@bedrijf.nl');
  expect(mail.text).toContain('Hoe zit het\nmet de btw?');
  const confirmation = await backend.mailbox.take('anna@bedrijf.nl', 'Wij hebben uw bericht ontvangen');
  expect(confirmation.from?.value[0]).toEqual({ address: 'info@zakenwiel.example', name: 'Zakenwiel' });
  expect(confirmation.text).not.toContain('btw');
});

test('name, address, subject and message are all required', async () => {
  const reply = await send({ name: '', email: '', subject: ' ', message: '\n' });
  expect(reply.status).toBe(400);
  expect(reply.body.errors).toEqual({
    name: 'Vul uw naam in.',
    email: 'Vul uw e-mailadres in.',
    subject: 'Vul een onderwerp in.',
    message: 'Vul uw bericht in.',
  });
});

test('line ends in a name or a subject cannot add headers to a mail', async () => {
  await send({ name: 'Anna\r\nBcc: a@b.nl', subject: 'Hoi\r\nBcc: c@d.nl', email: 'regel@bedrijf.nl' });
  const mail = await backend.mailbox.take('kantoor@zakenwiel.example', 'Hoi');
  expect(mail.subject).toBe('Bericht via de website: Hoi Bcc: c@d.nl');
  expect(mail.bcc).toBeUndefined();
});

test('an address that holds several is refused', async () => {
  for (const email of ['a@b.nl, c@d.nl', 'a@b.nl\nc@d.nl', 'Jan <a@b.nl>', 'a@b.nl;c@d.nl']) {
    expect((await send({ email })).body.errors).toHaveProperty('email');
  }
});
