import { CALLS } from '@site/contract';
import { OFFICE_CALLS, type Werk } from '@site/contract/office';
import { aComplaint } from '@site/testkit/complaint';
import { anApplication } from '@site/testkit/lease-application';
import { anEmployee, type LoggedInEmployee } from '../../test/an-employee.js';
import { anOffer } from '../../test/an-offer.js';
import { decide, setComplaintStatus } from '../../test/decide.js';
import { aForm, aPdf, DocumentCustomer } from '../../test/documents.js';
import { TestBackend } from '../../test/test-backend.js';
import { ContactMessages } from '../contact/contact-messages.js';
import { LeaseApplicationEntity } from '../leases/lease-application.entity.js';
import { Notes } from '../leases/notes.js';

let backend: TestBackend;
let karin: LoggedInEmployee;
beforeAll(async () => {
  backend = await TestBackend.start({ OFFICE: 'true' });
  karin = await anEmployee(backend, 'karin@kantoor.example');
});
beforeEach(() => backend.holdClock());
afterAll(() => backend.stop());

const today = async (kenmerk: string): Promise<Werk[]> => {
  const { body } = await karin.browser.get(OFFICE_CALLS.officeToday.path);
  return body.werk.filter((werk: Werk) => werk.kenmerk === kenmerk);
};

async function apply(email: string): Promise<{ leaseCode: string; id: string }> {
  await backend.browser().post(CALLS.sendLeaseEmail.path, anApplication({ email }));
  return backend.database.manager.findOneByOrFail(LeaseApplicationEntity, { email });
}

test('an application says the last thing that happened, and who did it', async () => {
  const { leaseCode } = await apply('vandaag1@bedrijf.example');
  expect(await today(leaseCode)).toEqual([
    expect.objectContaining({ soort: 'aanvraag', laatste: { wat: 'Ontvangen', op: expect.any(String) } }),
  ]);
  backend.travel(60);
  await decide(backend, leaseCode, 'approved');
  expect((await today(leaseCode))[0]?.laatste).toMatchObject({
    wat: 'Goedgekeurd',
    door: 'Karin van kantoor',
  });
});

test('after an agreement the customer is called, and what happened since is the last thing', async () => {
  const who = await backend.customer('vandaag2@bedrijf.example');
  await who.browser.post(CALLS.leaseApplication.path, anApplication());
  const { leaseCode, id } = await backend.database.manager.findOneByOrFail(LeaseApplicationEntity, {
    email: who.customer.email,
  });
  const offerteId = await anOffer(backend, leaseCode);
  expect(await today(leaseCode)).toEqual([]);
  backend.travel(60);
  await who.browser.post(CALLS.acceptOffer.path.replace('{id}', who.customer.id), { offerteId });
  expect(await today(leaseCode)).toEqual([
    expect.objectContaining({
      soort: 'akkoord',
      laatste: { wat: 'Akkoord van de klant', op: expect.any(String) },
    }),
  ]);
  backend.travel(60);
  await backend.app.get(Notes).add(id, { note: 'Gebeld.', by: 'Karin' });
  expect(await today(leaseCode)).toEqual([]);
});

test('a complaint says who takes it up, and who has it', async () => {
  const email = 'vandaag3@bedrijf.example';
  await backend.browser().post(CALLS.complaints.path, aComplaint({ email }));
  const number = await backend.mailbox.takeCode(email, 'klacht');
  backend.travel(60);
  await setComplaintStatus(backend, number, 'in-handling');
  const path = OFFICE_CALLS.officeAssign.path.replace('{soort}', 'klacht').replace('{kenmerk}', number);
  expect((await karin.browser.put(path, { van: null, naar: karin.id })).status).toBe(200);
  expect(await today(number)).toEqual([
    expect.objectContaining({
      laatste: { wat: 'In behandeling', op: expect.any(String), door: 'Karin van kantoor' },
      behandelaar: { id: karin.id, naam: 'Karin de Vries' },
    }),
  ]);
});

test('a message that was opened again says what was mailed', async () => {
  const email = 'vandaag4@bedrijf.example';
  await backend
    .browser()
    .post(CALLS.contact.path, { name: 'Anna', email, subject: 'Vraag', message: 'Kan dit?' });
  const [{ id }] = await backend.database.query('SELECT id FROM contact_messages WHERE email = $1', [email]);
  backend.travel(60);
  await backend.app.get(ContactMessages).answer(id, { answer: 'Dat kan.', by: 'Karin' });
  expect(await today(id)).toEqual([]);
  await backend.app.get(ContactMessages).setStatus(id, 'open', 'Karin');
  expect((await today(id))[0]?.laatste).toMatchObject({ wat: 'Antwoord gemaild', door: 'Karin' });
});

test('the documents of a customer are one row, by who waits longest', async () => {
  const klant = await DocumentCustomer.create(backend, 'vandaag5@bedrijf.example', 'omzet', 'bkr');
  const documents = await klant.documents();
  const rows = async () => (await today(klant.leaseCode)).filter(({ soort }) => soort === 'document');
  let first: Werk | undefined;
  for (const [index, { id, naam }] of documents.entries()) {
    backend.travel(60);
    await klant.browser.send('POST', klant.path('sendDocument', id), aForm(['papier.pdf', aPdf()]), {});
    await backend.database.query("UPDATE document_files SET scan = 'clean'");
    const found = await rows();
    expect(found.map(({ onderwerp }) => onderwerp)).toEqual([
      index === 0 ? naam : '2 documenten te controleren',
    ]);
    first ??= found[0];
    expect(found[0]?.voor).toBe(first?.voor);
  }
});

test.each([
  ['klacht', OFFICE_CALLS.officeComplaint, OFFICE_CALLS.officeComplaintNote],
  ['bericht', OFFICE_CALLS.officeMessage, OFFICE_CALLS.officeMessageNote],
] as const)(
  'a note about a %s is seen by colleagues, recorded, and in what the customer may ask',
  async (soort, read, write) => {
    const { browser, customer } = await backend.customer(`notitie-${soort}@bedrijf.example`);
    const { email } = customer;
    await browser.post(CALLS.complaints.path, aComplaint({ email }));
    await browser.post(CALLS.contact.path, { name: 'Anna', email, subject: 'Vraag', message: 'Kan dit?' });
    const [{ id }] = await backend.database.query('SELECT id FROM contact_messages WHERE email = $1', [
      email,
    ]);
    const kenmerk = soort === 'bericht' ? id : await backend.mailbox.takeCode(email, 'klacht');
    const pathOf = ({ path }: { path: string }) => path.replace(/\{\w+\}/, kenmerk);
    backend.travel(60);
    expect((await karin.browser.post(pathOf(write), { notitie: ' ' })).body.errors).toHaveProperty('notitie');
    expect((await karin.browser.post(pathOf(write), { notitie: 'Belt terug.' })).status).toBe(200);

    expect((await karin.browser.get(pathOf(read))).body[soort].notities).toEqual([
      { op: expect.any(String), door: 'Karin de Vries', tekst: 'Belt terug.' },
    ]);
    expect((await today(kenmerk))[0]?.laatste).toMatchObject({ wat: 'Notitie', door: 'Karin de Vries' });
    const trail = await backend.database.query(
      'SELECT action FROM audit_trail WHERE subject = $1 ORDER BY id',
      [kenmerk],
    );
    expect(trail).toContainEqual({
      action: soort === 'klacht' ? 'officeComplaintNote' : 'officeMessageNote',
    });
    const data = (await browser.get(CALLS.customerData.path.replace('{id}', customer.id))).body;
    const [own] = soort === 'klacht' ? data.klachten : data.berichten;
    expect(own.notities).toEqual([{ op: expect.any(String), tekst: 'Belt terug.' }]);
    const seen = await browser.post(CALLS.complaintStatus.path, { klachtnummer: kenmerk, email });
    expect(seen.text).not.toContain('Belt terug.');

    await backend.database.query('DELETE FROM complaints');
    await browser.send('DELETE', CALLS.deleteCustomer.path.replace('{id}', customer.id), { email }, {});
    expect((await karin.browser.post(pathOf(write), { notitie: 'Te laat.' })).status).toBe(404);
  },
);
