import { CALLS, LEASECODE_TEKENS } from '@site/contract';
import { anApplication } from '@site/testkit/lease-application';
import { TestBackend } from './test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start();
});
afterAll(() => backend.stop());

test('a visitor applies, creates an account, logs in and links the application', async () => {
  const { mailbox } = backend;
  const browser = backend.browser();
  const email = 'jan@bedrijf.nl';

  const applied = await browser.post(CALLS.sendLeaseEmail.path, anApplication({ email }));
  expect(applied.status).toBe(200);
  const leaseCode = await mailbox.takeCode(email, 'leaseaanvraag');
  expect(leaseCode).toMatch(new RegExp(`^[${LEASECODE_TEKENS}]{7}$`));

  const activated = await browser.post(CALLS.activate.path, { email: ' Jan@Bedrijf.NL ' });
  expect(activated.body).toEqual({
    success: true,
    customerId: expect.any(String),
    message: expect.any(String),
  });
  const activationCode = await mailbox.takeCode(email, 'activatiecode');
  const verified = await browser.post(CALLS.verifyActivation.path, { email, code: activationCode });
  expect(verified.body).toEqual({ success: true, message: expect.stringContaining('logincode') });
  const permanentCode = await mailbox.takeCode(email, 'logincode');

  const login = await browser.post(CALLS.login.path, { permanentCode });
  expect(login.body).toMatchObject({ success: true, email: 'j•••@bedrijf.nl' });
  const { customerId } = login.body;
  const code = await mailbox.takeCode(email, 'verificatiecode');
  const loggedIn = await browser.post(CALLS.verify2fa.path, { customerId, code });
  const empty = { voornaam: '', achternaam: '', telefoon: '', bedrijfsnaam: '', kvkNummer: '' };
  expect(loggedIn.body).toEqual({
    success: true,
    message: 'U bent ingelogd.',
    isFirstLogin: true,
    customer: { id: customerId, email, ...empty, accountSinds: expect.any(String) },
  });

  const user = await browser.get(CALLS.authUser.path);
  expect(user.body).toEqual({ id: customerId, email, rol: 'klant' });
  const none = await browser.get(CALLS.applications.path.replace('{id}', customerId));
  expect(none.body).toEqual({ success: true, applications: [] });

  const linked = await browser.post(CALLS.linkApplication.path, { customerId, leaseCode });
  expect(linked.body).toMatchObject({ success: true, profileUpdated: true });
  const list = await browser.get(CALLS.applications.path.replace('{id}', customerId));
  expect(list.body.applications).toEqual([
    {
      id: expect.any(String),
      leaseCode,
      status: 'pending',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      aanschafprijs: 25_000,
      looptijd: 60,
      aanbetaling: 5000,
      slottermijn: 0,
      opmerking: '',
      verloop: [],
      verzoeken: [],
      bedrijfsnaam: 'Van der Berg Bouw',
      voertuigLink: 'https://www.autos.example/bus-1',
    },
  ]);
  const customer = await browser.get(CALLS.customer.path);
  expect(customer.body).toEqual({
    id: customerId,
    email,
    voornaam: 'Jan',
    achternaam: 'van der Berg',
    telefoon: '0612345678',
    bedrijfsnaam: 'Van der Berg Bouw',
    kvkNummer: '12345678',
    accountSinds: expect.any(String),
  });
  await mailbox.take(email, 'gekoppeld');
});
