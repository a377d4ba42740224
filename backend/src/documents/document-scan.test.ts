import { until } from '@site/testkit/until';
import { Clamd, EICAR } from '../../test/clamd.js';
import { aForm, aPdf, aStream, DocumentCustomer } from '../../test/documents.js';
import { TestBackend } from '../../test/test-backend.js';
import { OfficeDocuments } from './office-documents.js';

const OFFICE = 'info@zakenwiel.example';

const clamd = new Clamd();
let backend: TestBackend;
beforeAll(async () => {
  await clamd.open();
  backend = await TestBackend.start({ CLAMAV_URL: `tcp://127.0.0.1:${clamd.port}` });
});
afterAll(async () => {
  await backend.stop();
  await clamd.close();
});

const untilStatus = (klant: DocumentCustomer, status: string) =>
  until(async () => (await klant.document()).status === status);

test('a file is kept from the office until it was searched for viruses', async () => {
  await clamd.close();
  const klant = await DocumentCustomer.create(backend, 'wacht@bedrijf.nl', 'voertuig');
  const { body } = await klant.send(['offerte.pdf', aPdf()]);
  expect(body.document).toMatchObject({ status: 'ontvangen', bestanden: [{ status: 'wacht' }] });
  await backend.waitForFailedJobs(1);
  const office = backend.app.get(OfficeDocuments);
  await expect(office.read(body.bestanden[0].id, 'Karin')).rejects.toThrow('is not searched for viruses yet');
  await expect(office.accept(body.document.id, 'Karin')).rejects.toThrow('is still searched for viruses');
  expect((await klant.open(body.document.id, body.bestanden[0].id)).status).toBe(200);

  await clamd.open();
  await backend.database.query('UPDATE graphile_worker._private_jobs SET run_at = now()');
  await untilStatus(klant, 'in-controle');
  expect(clamd.searched.at(-1)).toEqual(aPdf());
  await backend.mailbox.take(OFFICE, 'Alle documenten');
});

test('a file with a virus is deleted, and the customer is told', async () => {
  const email = 'besmet@bedrijf.nl';
  const klant = await DocumentCustomer.create(backend, email, 'voertuig');
  const { body } = await klant.send(['offerte.pdf', aPdf(aStream('', Buffer.from(EICAR)))]);
  const mail = await backend.mailbox.take(email, 'virus');
  expect(mail.text).toContain('offerte.pdf');
  const document = await klant.document();
  expect(document).toMatchObject({
    status: 'gevraagd',
    bestanden: [{ naam: 'offerte.pdf', status: 'besmet' }],
  });
  const [{ id }] = body.bestanden;
  expect((await klant.open(document.id, id)).status).toBe(404);
  await expect(backend.app.get(OfficeDocuments).read(id, 'Karin')).rejects.toThrow('had a virus');
  await klant.browser.delete(klant.path('removeDocumentFile', document.id, id));
  expect((await klant.document()).bestanden).toEqual([]);
});

test('the documents of somebody else are not found, and without a session none are', async () => {
  const klant = await DocumentCustomer.create(backend, 'eigen@bedrijf.nl', 'voertuig');
  const ander = await DocumentCustomer.create(backend, 'ander@bedrijf.nl', 'voertuig');
  const { body } = await klant.send(['offerte.pdf', aPdf()]);
  const { id } = body.document;
  const file = body.bestanden[0].id;
  const form = () => aForm(['offerte.pdf', aPdf()]);
  const asOther = [
    await ander.browser.send('POST', ander.path('sendDocument', id), form(), {}),
    await ander.browser.get(ander.path('documentFile', id, file)),
    await ander.browser.get(ander.path('documentFile', (await ander.document()).id, file)),
    await ander.browser.delete(ander.path('removeDocumentFile', id, file)),
    await ander.browser.get(ander.path('documentFile', 'geen-id', file)),
  ];
  expect(asOther.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  expect(asOther[0]?.body.message).toBe(
    'Dit document vinden wij niet in uw account. Ververs de pagina om te zien wat wij van u vragen.',
  );
  const elsewhere = [
    await ander.browser.get(klant.path('documents')),
    await ander.browser.get(klant.path('documentFile', id, file)),
    await ander.browser.send('POST', klant.path('sendDocument', id), form(), {}),
  ];
  expect(elsewhere.map(({ status }) => status)).toEqual([403, 403, 403]);
  const nobody = await backend.browser().send('POST', klant.path('sendDocument', id), form(), {});
  expect(nobody.status).toBe(401);
  expect((await ander.documents())[0]?.bestanden).toEqual([]);
  expect((await klant.document()).bestanden).toHaveLength(1);
});

test('who names a document of somebody else locks nothing of it', async () => {
  const klant = await DocumentCustomer.create(backend, 'bezet@bedrijf.nl', 'voertuig');
  const ander = await DocumentCustomer.create(backend, 'vreemd@bedrijf.nl', 'voertuig');
  const { id } = await klant.document();
  await backend.database.transaction(async (manager) => {
    await manager.query('SELECT FROM lease_applications FOR UPDATE');
    expect((await ander.browser.delete(ander.path('removeDocumentFile', id, id))).status).toBe(404);
  });
});
