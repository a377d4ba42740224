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

test('the office gets the message and can reply, the sender gets a confirmation and the day of the answer', async () => {
  // A Friday evening.
  backend.holdClock(new Date('2026-11-20T19:00:00Z'));
  const reply = await send();
  expect([reply.status, reply.body]).toEqual([
    200,
    { success: true, ontvangenOp: '2026-11-20', antwoordUiterlijk: '2026-11-23' },
  ]);
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

test('line breaks in a name or a subject cannot add mail headers', async () => {
  await send({ name: 'Anna\r\nBcc: a@b.nl', subject: 'Hoi\r\nBcc: c@d.nl', email: 'regel@bedrijf.nl' });
  const mail = await backend.mailbox.take('kantoor@zakenwiel.example', 'Hoi');
  expect(mail.subject).toBe('Bericht via de website: Hoi Bcc: c@d.nl');
  expect(mail.bcc).toBeUndefined();
});

test('an address that holds several is rejected', async () => {
  for (const email of ['a@b.nl, c@d.nl', 'a@b.nl\nc@d.nl', 'Jan <a@b.nl>', 'a@b.nl;c@d.nl']) {
    expect((await send({ email })).body.errors).toHaveProperty('email');
  }
});

test('a retried message is stored once and mailed once', async () => {
  const email = 'nogmaals@bedrijf.nl';
  const submit = () =>
    backend.browser().post(CALLS.contact.path, { ...message, email }, { 'idempotency-key': 'bericht-1' });
  const replies = await Promise.all([submit(), submit(), submit()]);
  backend.travel(7 * 24 * 3600);
  replies.push(await submit());
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  for (const { body } of replies) expect(body).toEqual(replies[0]?.body);
  const rows = await backend.database.query('SELECT 1 FROM contact_messages WHERE email = $1', [email]);
  expect(rows).toHaveLength(1);
});

test('another message, or one of another sender, under the same key is stored', async () => {
  const submit = (changes: object) =>
    backend
      .browser()
      .post(CALLS.contact.path, { ...message, ...changes }, { 'idempotency-key': 'bericht-2' });
  for (const changes of [
    { email: 'een@bedrijf.nl' },
    { email: 'twee@bedrijf.nl' },
    { email: 'een@bedrijf.nl', message: 'Nog iets.' },
    { email: 'een@bedrijf.nl' },
  ])
    expect((await submit(changes)).status).toBe(200);
  const rows = await backend.database.query(
    "SELECT 1 FROM contact_messages WHERE email IN ('een@bedrijf.nl', 'twee@bedrijf.nl')",
  );
  expect(rows).toHaveLength(3);
});

test('one IP address can send thirty messages an hour', async () => {
  backend.holdClock();
  const office = backend.browser('192.0.2.77');
  const submit = (i: number) =>
    office.post(CALLS.contact.path, { ...message, email: `kantoor${i}@bedrijf.nl` });
  for (let i = 0; i < 30; i++) expect((await submit(i)).status).toBe(200);
  const tooOften = await submit(30);
  expect([tooOften.status, tooOften.headers.get('retry-after')]).toEqual([429, '3600']);
  expect(tooOften.body.message).toBe('U hebt dit te vaak geprobeerd. Probeer het over 60 minuten opnieuw.');
  backend.travel(3601);
  expect((await submit(30)).status).toBe(200);
});

test('one IP address can send ten messages a day for one mail address', async () => {
  backend.holdClock();
  const browser = backend.browser();
  const submit = (email: string) => browser.post(CALLS.contact.path, { ...message, email });
  for (let i = 0; i < 10; i++) expect((await submit('veel@bedrijf.nl')).status).toBe(200);
  const tooOften = await submit('VEEL@bedrijf.nl');
  expect([tooOften.status, tooOften.headers.get('retry-after')]).toEqual([429, '86400']);
  expect(tooOften.body.message).toBe('U hebt dit te vaak geprobeerd. Probeer het over 24 uur opnieuw.');
});
