import { CALLS, KLACHT_BYTES } from '@site/contract';
import { aComplaint } from '@site/testkit/complaint';
import { TestBackend } from '../../test/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start();
});
afterAll(() => backend.stop());

const send = (changes: object = {}, headers = {}) =>
  backend.browser().post(CALLS.complaints.path, { ...aComplaint(), ...changes }, headers);

test('the complainant gets a number and the deadline for contact, the office the complaint', async () => {
  backend.holdClock(new Date('2026-12-22T13:32:00Z'));
  const reply = await send();
  expect([reply.status, reply.body]).toEqual([
    200,
    {
      success: true,
      klachtnummer: 'K2026-000001',
      ontvangenOp: '2026-12-22',
      behandelingUiterlijk: '2026-12-30',
      antwoordUiterlijk: '2026-12-30',
    },
  ]);
  const mail = await backend.mailbox.take('anna@bedrijf.nl', 'Wij hebben uw klacht ontvangen');
  const [{ number }] = await backend.database.query('SELECT number FROM complaints');
  expect(number).toMatch(/^K\d{4}-000001$/);
  expect(mail.text).toContain(`    ${number}\n`);
  expect(mail.subject).not.toContain(number);
  expect(mail.text).toMatch(/uiterlijk (maandag|dinsdag|woensdag|donderdag|vrijdag) \d+ [a-z]+ \d{4}/);
  expect(mail.text).toContain('Categorie: Communicatie');
  const notice = await backend.mailbox.take('klachten@zakenwiel.example', 'Nieuwe klacht');
  expect(notice.replyTo?.value[0]?.address).toBe('anna@bedrijf.nl');
  expect(notice.text).toContain(number);
  expect(notice.text).toContain('Niemand belt terug');
  expect(notice.text).toContain('Ik heb <b>drie keer</b> gebeld.\n\nNiemand belde terug.');
  expect(notice.html).toContain('Ik heb &lt;b&gt;drie keer&lt;/b&gt; gebeld.');
});

test('a complaint about a garage or a partner requires its name', async () => {
  const garage = await send({ klachtType: 'garage' });
  expect(garage.body.errors).toEqual({
    garagenaam: 'Vul de naam van de garage in bij een klacht over een garage.',
  });
  const partner = await send({ klachtType: 'partner', partnernaam: '  ' });
  expect(partner.body.errors).toEqual({
    partnernaam: 'Vul de naam van de financial partner in bij een klacht over een partner.',
  });
  expect((await send({ klachtType: 'garage', garagenaam: 'Garage Jansen' })).status).toBe(200);
  expect((await send({ klachtType: 'partner', partnernaam: 'Bank' })).status).toBe(200);
});

test('a complaint is about the company, a garage or a partner, and has a category of the list or none', async () => {
  expect((await send({ klachtType: 'iemand' })).body.errors).toEqual({
    klachtType: 'Kies over wie uw klacht gaat.',
  });
  expect((await send({ klachtCategorie: 'weer' })).body.errors).toEqual({
    klachtCategorie: 'Kies een categorie uit de lijst.',
  });
  expect((await send({ klachtCategorie: '' })).status).toBe(200);
});

test('only name, address, phone, subject and description are required', async () => {
  const { klachtType, naam, email, telefoon, klachtOnderwerp, beschrijving } = aComplaint();
  const least = { klachtType, naam, email, telefoon, klachtOnderwerp, beschrijving };
  expect((await backend.browser().post(CALLS.complaints.path, least)).status).toBe(200);
  for (const field of ['naam', 'email', 'telefoon', 'klachtOnderwerp', 'beschrijving']) {
    const reply = await send({ [field]: ' ' });
    expect([reply.status, Object.keys(reply.body.errors)]).toEqual([400, [field]]);
  }
});

test('a long complaint is accepted, one above the maximum body size is rejected', async () => {
  expect(
    (await send({ beschrijving: 'lang '.repeat(40_000), eerderContact: 'é'.repeat(200_000) })).status,
  ).toBe(200);
  const tooLarge = await send({ bijlagen: [{ name: 'x'.repeat(KLACHT_BYTES) }] });
  expect([tooLarge.status, tooLarge.body.success]).toEqual([413, false]);
});

test('the content of attachments is ignored', async () => {
  for (const bijlagen of [null, 'x', [{ name: '../../etc' }], [[]]])
    expect((await send({ bijlagen, email: 'b@bedrijf.nl' })).status).toBe(200);
});

test('one IP address can send thirty complaints an hour, and ten a day for one mail address', async () => {
  backend.holdClock();
  const office = backend.browser('192.0.2.77');
  for (let i = 0; i < 30; i++) {
    const body = aComplaint({ email: `kantoor${i}@bedrijf.nl` });
    expect((await office.post(CALLS.complaints.path, body)).status).toBe(200);
  }
  const tooOften = await office.post(CALLS.complaints.path, aComplaint({ email: 'kantoor30@bedrijf.nl' }));
  expect([tooOften.status, tooOften.headers.get('retry-after')]).toEqual([429, '3600']);
  const home = backend.browser();
  const submit = () => home.post(CALLS.complaints.path, aComplaint({ email: 'veel@bedrijf.nl' }));
  for (let i = 0; i < 10; i++) expect((await submit()).status).toBe(200);
  const tooMany = await submit();
  expect([tooMany.status, tooMany.headers.get('retry-after')]).toEqual([429, '86400']);
});
