import { TestBackend } from '../../test/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start();
});
afterAll(() => backend.stop());

test('of the devices of a customer the fifty last used are kept, and those of others', async () => {
  const email = 'veel@bedrijf.nl';
  const { customer, permanentCode } = await backend.firstLogin(email);
  await backend.firstLogin('ander@bedrijf.nl');
  await backend.database.query(
    `INSERT INTO known_devices (customer_id, device_hash, last_login_at)
     SELECT $1, i, now() - i * interval '1 minute' FROM generate_series(1, 60) AS i`,
    [customer.id],
  );
  backend.travel(61);
  await backend.logIn(email, permanentCode);
  const devices = await backend.database.query<{ own: boolean; hash: string }[]>(
    'SELECT customer_id = $1 AS own, device_hash AS hash FROM known_devices ORDER BY last_login_at',
    [customer.id],
  );
  const own = devices.filter(({ own }) => own).map(({ hash }) => hash);
  expect(own).toHaveLength(50);
  // The two that really logged in, and the last 48 of the sixty.
  expect(own[0]).toBe('48');
  expect(devices).toHaveLength(51);
});
