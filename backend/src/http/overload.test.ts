import { CALLS } from '@site/contract';
import { until } from '@site/testkit/until';
import { TestBackend } from '../../test/test-backend.js';
import { poolOf } from '../database/pool-of.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start();
});
afterAll(() => backend.stop());

test('while five hundred requests wait for the database, the next is rejected at once, and those are answered', async () => {
  const { browser } = await backend.customer('druk@bedrijf.nl');
  const pool = poolOf(backend.database);
  const connections = await Promise.all(Array.from({ length: 10 }, () => pool.connect()));
  const send = () => browser.get(CALLS.customer.path);
  const waiting = Array.from({ length: 480 }, send);
  await until(async () => pool.waitingCount >= 480);
  // The backend's own jobs wait for a connection too.
  while (pool.waitingCount < 500) {
    const before = pool.waitingCount;
    waiting.push(send());
    await until(async () => pool.waitingCount > before);
  }

  const rejected = await browser.get(CALLS.customer.path);
  expect([rejected.status, rejected.body.message, rejected.headers.get('retry-after')]).toEqual([
    503,
    'Het is nu erg druk op de website. Probeer het over een paar seconden opnieuw.',
    '5',
  ]);
  expect((await backend.browser().get('/api/health/live')).status).toBe(200);

  for (const connection of connections) connection.release();
  const statuses = (await Promise.all(waiting)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect((await backend.browser().get('/metrics')).text).toMatch(/^overload_refusals_total 1$/m);
});
