import { CALLS } from '@site/contract';
import { OFFICE_CALLS } from '@site/contract/office';
import { anEmployee } from '../../test/an-employee.js';
import type { Browser } from '../../test/browser.js';
import { TestBackend } from '../../test/test-backend.js';
import { ContactMessage } from './contact-message.entity.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start({ OFFICE_EMAIL: 'kantoor@zakenwiel.example', OFFICE: 'true' });
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
  expect(mail.text).toMatch(
    /Beantwoord dit bericht: http:\/\/localhost:8080\/kantoor\/bericht\?id=[0-9a-f-]{36}\n/,
  );
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

describe('the office', () => {
  const ANSWER = 'Beste Anna,\n\nDat kan.\n\nMet vriendelijke groet,\nKarin de Vries';
  let karin: Browser;
  let piet: Browser;
  beforeAll(async () => {
    karin = (await anEmployee(backend, 'karin@kantoor.example')).browser;
    piet = (await anEmployee(backend, 'piet@kantoor.example')).browser;
  });
  beforeEach(() => backend.holdClock());

  const ids = new Map<string, string>();
  /** The address of a call about the message of this sender. */
  const at = (name: keyof typeof OFFICE_CALLS, email: string) =>
    OFFICE_CALLS[name].path.replace('{id}', ids.get(email) ?? '');
  async function received(email: string): Promise<string> {
    await send({ email });
    ids.set(email, (await backend.database.manager.findOneByOrFail(ContactMessage, { email })).id);
    return email;
  }
  const bericht = async (email: string) => (await karin.get(at('officeMessage', email))).body.bericht;

  test('answers a message by mail: the sender gets it, and the message says who wrote what', async () => {
    const email = await received('antwoord@bedrijf.nl');
    expect(await bericht(email)).toMatchObject({ onderwerp: message.subject, antwoorden: [] });
    const preview = await karin.post(at('officeAnswerMessage', email), { antwoord: ANSWER, proef: true });
    expect(await bericht(email)).toMatchObject({ antwoorden: [] });
    const answer = await karin.post(at('officeAnswerMessage', email), { antwoord: ANSWER });
    expect([answer.status, answer.body.mails]).toEqual([200, []]);
    const mail = await backend.mailbox.take(email, 'Antwoord op uw bericht');
    expect(preview.body.mails).toEqual([{ aan: email, onderwerp: mail.subject, tekst: mail.text }]);
    const op = expect.stringMatching(/Z$/);
    expect(await bericht(email)).toMatchObject({
      beantwoordOp: op,
      beantwoordDoor: 'Karin de Vries',
      antwoorden: [{ op, door: 'Karin de Vries', tekst: ANSWER }],
    });
  });

  test('sends one mail when two employees answer at once, and the second is told who was first', async () => {
    const email = await received('samen@bedrijf.nl');
    const answers = await Promise.all(
      [karin, piet].map((browser) => browser.post(at('officeAnswerMessage', email), { antwoord: ANSWER })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.message).toMatch(
      /^Karin de Vries heeft dit bericht al beantwoord, op .+ Er is niets gewijzigd en niets gemaild\.$/,
    );
    await backend.mailbox.take(email, 'Antwoord op uw bericht');
    expect((await bericht(email)).antwoorden).toHaveLength(1);
    expect((await backend.mailsTo(email)).filter(({ subject }) => subject?.startsWith('Antwoord'))).toEqual(
      [],
    );
  });

  test('mails nothing while a place of the template is empty', async () => {
    const email = await received('plek@bedrijf.nl');
    for (const proef of [true, false]) {
      const { status, body } = await karin.post(at('officeAnswerMessage', email), {
        antwoord: 'Wij bellen op [dag] om [tijd].',
        proef,
      });
      expect([status, body.errors]).toEqual([400, { antwoord: 'Vul eerst nog in: [dag], [tijd].' }]);
    }
    expect(await bericht(email)).not.toHaveProperty('beantwoordOp');
  });

  test('records that a message was answered in another way, without a mail, and opens it again', async () => {
    const email = await received('anders@bedrijf.nl');
    const set = (status: string) => karin.put(at('officeMessageStatus', email), { status });
    expect((await set('beantwoord')).status).toBe(200);
    expect(await bericht(email)).toMatchObject({ beantwoordDoor: 'Karin de Vries', antwoorden: [] });
    expect((await set('beantwoord')).status).toBe(409);
    expect((await set('open')).status).toBe(200);
    expect(await bericht(email)).not.toHaveProperty('beantwoordOp');
    expect((await set('open')).body.message).toBe(
      'Dit bericht staat al open. Er is niets gewijzigd en niets gemaild.',
    );
  });

  test('lists messages by who wrote what, by status and by who has them', async () => {
    const email = await received('lijst@bedrijf.nl');
    const id = ids.get(email);
    const list = async (query: string) =>
      (await karin.get(`${OFFICE_CALLS.officeMessages.path}?zoek=lijst@&${query}`)).body.rijen;
    expect(await list('status=open')).toEqual([
      expect.objectContaining({ id, naam: 'Anna', onderwerp: message.subject, voor: expect.any(String) }),
    ]);
    expect(await list('behandelaar=ik')).toEqual([]);
    await karin.put(at('officeMessageStatus', email), { status: 'beantwoord' });
    expect(await list('status=open')).toEqual([]);
    expect(await list('status=beantwoord&sorteer=oudste')).toEqual([expect.objectContaining({ id })]);
    const { text } = await karin.get(`${OFFICE_CALLS.officeMessagesCsv.path}?zoek=lijst@`);
    expect(text.split('\r\n')[1]).toContain('Vraag over btw;Anna;lijst@bedrijf.nl;');
  });

  test('does not find a message that was erased', async () => {
    const email = await received('gewist@bedrijf.nl');
    await backend.database.manager.delete(ContactMessage, { email });
    const { status, body } = await karin.post(at('officeAnswerMessage', email), { antwoord: ANSWER });
    expect([status, body.message]).toEqual([
      404,
      'Dit vinden wij niet. Misschien is het intussen verwijderd. Ga terug naar de lijst.',
    ]);
  });

  test('answers nothing when the session ended meanwhile', async () => {
    const email = await received('verlopen@bedrijf.nl');
    backend.travel(21 * 60);
    expect((await piet.post(at('officeAnswerMessage', email), { antwoord: ANSWER })).status).toBe(401);
    const [row] = await backend.database.query('SELECT answered_at FROM contact_messages WHERE email = $1', [
      email,
    ]);
    expect(row).toEqual({ answered_at: null });
  });
});
