import { CALLS } from '@site/contract';
import { anApplication } from '@site/testkit/lease-application';
import { until } from '@site/testkit/until';
import type { Reply } from '../../test/browser.js';
import { FlakyProxy } from '../../test/flaky-proxy.js';
import { freshDatabase, TestBackend } from '../../test/test-backend.js';

let proxy: FlakyProxy;
let backend: TestBackend;
beforeAll(async () => {
  const url = new URL(await freshDatabase());
  url.searchParams.set('statement_timeout', '2000');
  proxy = new FlakyProxy(Number(url.port));
  await proxy.start();
  url.port = String(proxy.port);
  backend = await TestBackend.start({ DATABASE_URL: url.href });
});
afterAll(async () => {
  await backend.stop();
  await proxy.cut();
});

function expectUnavailable(reply: Reply): void {
  expect(reply.status).toBe(503);
  expect(reply.headers.get('retry-after')).toBe('5');
  expect(reply.body).toEqual({
    success: false,
    message: 'De website is even niet bereikbaar. Probeer het over een paar seconden opnieuw.',
  });
}

test('while the database is unavailable every call answers 503, and recovers automatically', async () => {
  const { browser, customer } = await backend.customer('jan@bedrijf.nl');
  await proxy.cut();

  const profile = CALLS.profile.path.replace('{id}', customer.id);
  const replies = [
    await browser.get(CALLS.customer.path),
    await browser.put(profile, { voornaam: 'Jan' }),
    await backend.browser().post(CALLS.sendLeaseEmail.path, anApplication()),
    await backend.browser().post(CALLS.login.path, { permanentCode: '123456' }),
  ];
  for (const reply of replies) expectUnavailable(reply);
  expect((await backend.browser().get('/api/health/live')).status).toBe(200);
  for (const path of ['/api/health', '/api/health/ready']) {
    const ready = await backend.browser().get(path);
    expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '5']);
    expect(ready.body).toEqual({ status: 'unavailable', database: 'unavailable' });
  }
  const metrics = await backend.browser().get('/metrics');
  expect(metrics.status).toBe(200);
  expect(metrics.text).toMatch(/^database_up 0$/m);
  expect(metrics.text).toMatch(/^process_cpu_seconds_total /m);
  expect(metrics.text).not.toMatch(/^outbox_waiting_jobs /m);

  await proxy.start();
  expect((await browser.get('/api/health/ready')).status).toBe(200);
  expect((await browser.get(CALLS.customer.path)).body).toEqual(customer);
  await backend.browser().post(CALLS.sendLeaseEmail.path, anApplication({ email: 'na@bedrijf.nl' }));
  await backend.mailbox.take('na@bedrijf.nl', 'leaseaanvraag');
});

test('while the database does not respond every call answers 503, and recovers automatically', async () => {
  const { browser, customer } = await backend.customer('stil@bedrijf.nl');
  // Fills the pool with idle connections, which would never be answered again.
  await Promise.all(Array.from({ length: 20 }, () => browser.get(CALLS.customer.path)));
  proxy.silence();
  const application = anApplication({ email: 'stilte@bedrijf.nl' });
  const submit = () =>
    backend.browser().post(CALLS.sendLeaseEmail.path, application, { 'idempotency-key': 'stilte' });
  const profile = CALLS.profile.path.replace('{id}', customer.id);
  const calls = Promise.all([
    browser.get(CALLS.customer.path),
    browser.get(CALLS.authUser.path),
    browser.get(CALLS.applications.path.replace('{id}', customer.id)),
    browser.put(profile, { voornaam: 'Jan' }),
    browser.post(CALLS.leaseApplication.path, anApplication()),
    submit(),
    backend.browser().post(CALLS.login.path, { permanentCode: '123456' }),
    backend.browser().post(CALLS.activate.path, { email: 'nieuw@bedrijf.nl' }),
  ]);
  const probes = Promise.all(['/api/health/ready', '/metrics'].map((path) => backend.browser().get(path)));
  for (const reply of await calls) expectUnavailable(reply);
  const [ready, metrics] = await probes;
  expect(ready?.status).toBe(503);
  expect(metrics?.text).toMatch(/^database_up 0$/m);
  expect((await backend.browser().get('/api/health/live')).status).toBe(200);

  proxy.resume();
  await until(async () => (await backend.browser().get('/api/health/ready')).status === 200);
  expect((await browser.get(CALLS.customer.path)).body).toMatchObject({ id: customer.id });
  expect((await submit()).status).toBe(200);
  await backend.mailbox.take('stilte@bedrijf.nl', 'leaseaanvraag');
});
