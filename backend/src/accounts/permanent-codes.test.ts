import { Logger } from '@nestjs/common';
import { CALLS } from '@site/contract';
import { until } from '@site/testkit/until';
import { TestBackend } from '../../test/test-backend.js';
import { RandomCodes } from '../platform/random-codes.js';
import { PermanentCodes } from './permanent-codes.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start();
});
afterAll(() => backend.stop());

const onlyCode = (code: string) =>
  jest.spyOn(backend.app.get(RandomCodes), 'loginCode').mockReturnValue(code);

test('when no code is free an activation is rejected for now, the operator is told, and it succeeds later', async () => {
  const taken = await backend.activate('eerste@bedrijf.nl');
  const email = 'tweede@bedrijf.nl';
  const browser = backend.browser();
  await browser.post(CALLS.activate.path, { email });
  const code = await backend.mailbox.takeCode(email, 'activatiecode');
  const full = onlyCode(taken);
  const warned = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
  const failed = jest.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);

  const rejected = await browser.post(CALLS.verifyActivation.path, { email, code });
  expect([rejected.status, rejected.body.message]).toEqual([
    503,
    'Wij kunnen nu geen nieuwe logincode voor u maken. Probeer het later opnieuw of neem contact met ons op.',
  ]);
  expect(warned.mock.calls).toEqual([['About 100% of the login codes are taken: plan for longer ones.']]);
  expect(failed.mock.calls).toHaveLength(1);
  expect((await backend.browser().get('/metrics')).text).toMatch(/^login_codes_taken_ratio 1$/m);

  for (const spy of [full, warned, failed]) spy.mockRestore();
  expect((await browser.post(CALLS.verifyActivation.path, { email, code })).status).toBe(200);
  expect(await backend.mailbox.takeCode(email, 'logincode')).not.toBe(taken);
  expect((await backend.browser().get('/metrics')).text).toMatch(/^login_codes_taken_ratio 0$/m);
});

test('two customers who get the same code at the same time end with different ones', async () => {
  const emails = ['gelijk1@bedrijf.nl', 'gelijk2@bedrijf.nl'];
  for (const email of emails) await backend.activate(email);
  const [first, second] = await backend.database.query<{ id: string }[]>(
    'SELECT id FROM customers WHERE email = ANY($1)',
    [emails],
  );
  const codes = backend.app.get(PermanentCodes);
  const issue = (customerId = '') =>
    backend.database.transaction((manager) => codes.issue(manager, customerId));
  const same = onlyCode('135790');
  const later = await backend.database.transaction(async (manager) => {
    expect(await codes.issue(manager, first?.id ?? '')).toBe('135790');
    const waiting = issue(second?.id);
    await until(async () => isWaiting());
    same.mockReturnValue('246802');
    return { waiting };
  });
  expect(await later.waiting).toBe('246802');
  same.mockRestore();
});

/** Is a statement waiting for another transaction? */
async function isWaiting(): Promise<boolean> {
  const rows = await backend.database.query(
    "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  );
  return rows.length > 0;
}
