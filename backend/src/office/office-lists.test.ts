import { CALLS } from '@site/contract';
import { type AanvraagRij, OFFICE_CALLS } from '@site/contract/office';
import { anApplication } from '@site/testkit/lease-application';
import { anEmployee, type LoggedInEmployee } from '../../test/an-employee.js';
import { decide } from '../../test/decide.js';
import { API_KEY, kvkService } from '../../test/kvk.js';
import type { OutsideService } from '../../test/outside-service.js';
import { rdwService } from '../../test/rdw.js';
import { TestBackend } from '../../test/test-backend.js';

let backend: TestBackend;
let karin: LoggedInEmployee;
let registers: OutsideService[];
/** The codes of the applications, oldest first. */
const codes: string[] = [];
beforeAll(async () => {
  const [rdw, kvk] = await Promise.all([rdwService().open(), kvkService().open()]);
  registers = [rdw, kvk];
  const urls = { RDW_URL: rdw.url, KVK_URL: kvk.url, KVK_API_KEY: API_KEY };
  backend = await TestBackend.start({ OFFICE: 'true', ...urls });
  karin = await anEmployee(backend, 'karin@kantoor.example');
  const applicants = [
    { bedrijfsnaam: 'Zonnedak Almere', telefoon: '06 11 22 33 44', kenteken: '1-VJK-01' },
    {
      ...{ bedrijfsnaam: 'Bakkerij Jansen', telefoon: '+31 6 55667788', kenteken: 'V-123-BX' },
      ...{ kvkNummer: '68750110', kvkGekozen: true as const },
    },
    { bedrijfsnaam: '=HYPERLINK("kwaad")', naam: 'Jan,=1+1', telefoon: '020 1234567' },
  ];
  for (const [index, applicant] of applicants.entries()) {
    const email = `lijst${index}@bedrijf.example`;
    await backend.browser().post(CALLS.sendLeaseEmail.path, anApplication({ ...applicant, email }));
    codes.push(await backend.mailbox.takeCode(email, 'leaseaanvraag'));
    await backend.database.query('UPDATE lease_applications SET created_at = $1 WHERE lease_code = $2', [
      new Date(Date.UTC(2026, 10, 20 + index)),
      codes[index],
    ]);
  }
  await decide(backend, codes[1] as string, 'rejected', 'Nee.');
});
afterAll(async () => {
  await backend.stop();
  for (const register of registers) await register.close();
});

async function list(query = ''): Promise<string[]> {
  const { status, body } = await karin.browser.get(`${OFFICE_CALLS.officeApplications.path}?${query}`);
  expect(status).toBe(200);
  return body.rijen.map(({ leaseCode }: AanvraagRij) => leaseCode);
}

test('a list has what came in, the newest first, in the order of its address', async () => {
  const [first, second, third] = codes;
  expect(await list()).toEqual([third, second, first]);
  expect(await list('sorteer=oudste')).toEqual([first, second, third]);
  expect(await list('sorteer=bedrijf')).toHaveLength(3);
  const { body } = await karin.browser.get(OFFICE_CALLS.officeApplications.path);
  expect(body).toMatchObject({ totaal: 3, meer: false });
  expect(body.rijen[2]).toMatchObject({ bedrijfsnaam: 'Zonnedak Almere', status: 'pending' });
  expect(body.rijen[1].voor).toBeUndefined();
});

test.each([
  ['jansen', [1]],
  ['LIJST2@', [2]],
  ['06-11223344', [0]],
  ['+31 6 11 22 33 44', [0]],
  ['0655667788', [1]],
  ['1vjk01', [0]],
  ['almere jan zonnedak', [0]],
  ['Jansen lijst1@bedrijf', [1]],
  ['jansen almere', []],
  ['autos.example almere', [0]],
  ['wit transporter lutten', [1]],
  ['witte transporter lutten', [1]],
  ['wit lutten zonnedak', []],
  ['%', []],
  ['bestaat niet', []],
])('a caller is found by %j', async (zoek, found) => {
  expect(await list(new URLSearchParams({ zoek }).toString())).toEqual(found.map((index) => codes[index]));
});

test('a list is filtered by status and by who has it', async () => {
  const [first, second, third] = codes;
  expect(await list('status=rejected')).toEqual([second]);
  const path = OFFICE_CALLS.officeAssign.path.replace('{soort}', 'aanvraag');
  await karin.browser.send(
    'PUT',
    path.replace('{kenmerk}', first as string),
    { van: null, naar: karin.id },
    {},
  );
  expect(await list('behandelaar=ik')).toEqual([first]);
  expect(await list('behandelaar=niemand')).toEqual([third, second]);
  expect(await list('zoek=jansen&behandelaar=ik')).toEqual([]);
});

test.each([
  ['pagina=0', 'pagina'],
  ['pagina=201', 'pagina'],
  ['pagina=x', 'pagina'],
  ['status=anders', 'status'],
  ['sorteer=naam;DROP', 'sorteer'],
  ['behandelaar=wij', 'behandelaar'],
  [`zoek=${'x'.repeat(101)}`, 'zoek'],
  ['zoek=a&zoek=b', 'zoek'],
])('the query %s is refused at its field', async (query, field) => {
  const { status, body } = await karin.browser.get(`${OFFICE_CALLS.officeApplications.path}?${query}`);
  expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
});

test('a page has 50 rows, and the file has all of the filters', async () => {
  await backend.database.query(
    `INSERT INTO lease_applications (lease_code, naam, email, telefoon, bedrijfsnaam, kvk_nummer, voertuig_link,
       aanschafprijs, aanbetaling, slottermijn, looptijd, created_at)
     SELECT 'M' || i, 'Piet', 'veel@bedrijf.example', '', 'Veel', '', '', 20000, 0, 0, 60, '2020-01-01'
     FROM generate_series(100000, 100600) AS i`,
  );
  const many = `${OFFICE_CALLS.officeApplications.path}?zoek=veel@`;
  const { body } = await karin.browser.get(many);
  expect([body.rijen.length, body.totaal]).toEqual([50, 601]);
  expect((await karin.browser.get(`${many}&pagina=13`)).body.rijen).toHaveLength(1);
  const file = await karin.browser.get(`${OFFICE_CALLS.officeApplicationsCsv.path}?zoek=veel@`);
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="aanvragen.csv"');
  const lines = file.text.trimEnd().split('\r\n');
  expect(lines).toHaveLength(602);
  expect(new Set(lines).size).toBe(602);
});

test('the file opens in a Dutch spreadsheet, without what it takes for a formula, also one that splits at commas', async () => {
  const query = new URLSearchParams({ zoek: 'lijst2@' });
  const { text } = await karin.browser.get(`${OFFICE_CALLS.officeApplicationsCsv.path}?${query}`);
  const [titles, row] = text.split('\r\n');
  expect(titles).toMatch(/^\ufeff?Code;Status;Ontvangen;/);
  expect(row).toContain(`${codes[2]};In behandeling;`);
  expect(row).toContain(`;"'=HYPERLINK(""kwaad"")";`);
  expect(row).toContain(`;"Jan,=1+1";`);
});
