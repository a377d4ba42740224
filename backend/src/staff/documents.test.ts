import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { aPdf, DocumentCustomer } from '../../test/documents.js';
import { Staff } from '../../test/staff.js';
import { TestBackend } from '../../test/test-backend.js';

const OFFICE = 'info@zakenwiel.example';

let backend: TestBackend;
let staff: Staff;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fetched-'));
  backend = await TestBackend.start();
  staff = new Staff(backend);
});
afterAll(async () => {
  await backend.stop();
  await rm(folder, { recursive: true });
});

const short = ({ id }: { id: string }) => id.slice(0, 8);

test('the office asks by legal form and situation, and what was asked before is asked and mailed once', async () => {
  const klant = await DocumentCustomer.create(backend, 'gevraagd@bedrijf.nl');
  const ask = ['documents', 'ask', klant.leaseCode, '--form', 'eenmanszaak', '--by', 'Karin', '--yes'];
  expect(await staff.run([...ask, '--note', 'Graag deze week.'])).toMatchObject({
    code: 0,
    stdout: `${klant.leaseCode} is asked 6 document(s). A mail is sent.\n`,
  });
  const { text } = await backend.mailbox.take('gevraagd@bedrijf.nl', 'documenten');
  expect(text).toMatch(
    /Bankafschriften van de laatste 3 maanden[\s\S]*Graag deze week\.[\s\S]*klant\/documenten/,
  );
  expect(text).toContain('bsn en pasfoto onleesbaar');

  const again = await staff.run([...ask, '--situation', 'starter', '--other', 'Een foto van de bus']);
  expect(again.stdout).toContain('is asked 2 document(s)');
  const documents = await klant.documents();
  expect(documents.map(({ naam }) => naam)).toEqual([
    'Een geldig identiteitsbewijs, zoals uw rijbewijs',
    'Bankafschriften van de laatste 3 maanden',
    'Een uittreksel van de Kamer van Koophandel, hoogstens 3 maanden oud',
    'De gegevens van het voertuig, zoals de offerte van de verkoper',
    'Jaarcijfers, als u die hebt',
    'De aangifte inkomstenbelasting van vorig jaar, als u nog geen jaarcijfers hebt',
    'Iets dat uw omzet laat zien: facturen, een opdracht of een prognose',
    'Een foto van de bus',
  ]);
  expect((await staff.run(ask)).stdout).toContain('was asked of');
  expect((await staff.run(['documents', 'ask', klant.leaseCode])).code).toBe(2);
  expect((await staff.run(['documents', 'ask', klant.leaseCode, 'paspoort'])).code).toBe(2);
});

test('the office is mailed when all is there, fetches a file on the record, and refuses or accepts', async () => {
  const email = 'gekeurd@bedrijf.nl';
  const klant = await DocumentCustomer.create(backend, email, 'voertuig');
  await backend.mailbox.take(email, 'documenten');
  await klant.send(['offerte.pdf', aPdf()]);
  const complete = await backend.mailbox.take(OFFICE, 'Alle documenten');
  expect(complete.text).toContain(`staff documents show ${klant.leaseCode}`);
  const document = await klant.document();
  expect(await staff.json(['documents', 'list'])).toContainEqual(
    expect.objectContaining({ leaseCode: klant.leaseCode, naam: document.naam }),
  );
  expect((await staff.run(['today'])).stdout).toMatch(
    /Documents to check[\s\S]*De gegevens van het voertuig/,
  );

  const [file = { id: '' }] = document.bestanden;
  const to = path.join(folder, 'offerte.pdf');
  const fetch = ['documents', 'fetch', short(file), '--to', to];
  expect((await staff.run([...fetch, '--by', 'Karin'])).code).toBe(0);
  expect(await readFile(to)).toEqual(aPdf());
  expect((await stat(to)).mode & 0o077).toBe(0);
  const twice = await staff.run(fetch);
  expect([twice.code, twice.stderr]).toEqual([1, `${to} exists already: it is not overwritten.\n`]);
  const shown = await staff.run(['documents', 'show', klant.leaseCode]);
  expect(shown.stdout).toMatch(/Opened by[\s\S]*offerte\.pdf by Karin/);

  const refuse = ['documents', 'refuse', short(document), '--by', 'Karin', '--yes'];
  expect((await staff.run([...refuse, '--note', 'De prijs ontbreekt.'])).code).toBe(0);
  expect((await backend.mailbox.take(email, 'opnieuw')).text).toContain('De prijs ontbreekt.');
  expect(await klant.document()).toMatchObject({ status: 'afgekeurd', toelichting: 'De prijs ontbreekt.' });

  const { body } = await klant.send(['offerte.pdf', aPdf('<</Andere 1>>')]);
  expect(body.document).toMatchObject({ status: 'in-controle', bestanden: [{}, {}] });
  await backend.mailbox.take(OFFICE, 'Alle documenten');
  await staff.run([...refuse, '--delete-files', '--note', 'Uw bsn is leesbaar.']);
  expect(await klant.document()).toMatchObject({ status: 'afgekeurd', bestanden: [] });
  const early = await staff.run(['documents', 'accept', short(document), '--by', 'Karin']);
  expect([early.code, early.stderr]).toEqual([1, expect.stringContaining('was not sent yet')]);

  await klant.send(['offerte.pdf', aPdf()]);
  expect((await staff.run(['documents', 'accept', short(document), '--by', 'Karin'])).code).toBe(0);
  expect(await klant.document()).toMatchObject({ status: 'akkoord', toelichting: '' });
  const late = await klant.send(['offerte.pdf', aPdf()]);
  expect([late.status, late.body.message]).toEqual([
    409,
    'Bij dit document kan niets meer veranderen: het is akkoord, of uw aanvraag is afgerond. Ververs de pagina.',
  ]);
});

test('what is no longer asked is gone, with what was sent for it', async () => {
  const klant = await DocumentCustomer.create(backend, 'vervallen@bedrijf.nl', 'jaarcijfers');
  await klant.send(['cijfers.pdf', aPdf()]);
  const document = await klant.document();
  expect((await staff.run(['documents', 'drop', short(document), '--yes'])).code).toBe(0);
  expect(await klant.documents()).toEqual([]);
  const file = await klant.open(document.id, document.bestanden[0]?.id ?? '');
  expect(file.status).toBe(404);
});
