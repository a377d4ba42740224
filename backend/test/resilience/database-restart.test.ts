import { BackendProcess } from '../backend-process.js';
import { FlakyProxy } from '../flaky-proxy.js';
import { freshDatabase } from '../test-backend.js';
import { restartUnderLoad } from './restart-under-load.js';

test('a restart of PostgreSQL under load only delays visitors', () => restartUnderLoad(36));

test('a backend that starts before the database logs once that it waits, and then serves', async () => {
  const url = new URL(await freshDatabase());
  const line = new FlakyProxy(Number(url.port));
  await line.start();
  await line.cut();
  url.port = String(line.port);
  const backend = BackendProcess.launch({ DATABASE_URL: url.href });
  const waits = await backend.waitForLog(/^Waiting for PostgreSQL/);
  expect(waits).toMatchObject({ level: 'warn', msg: `Waiting for PostgreSQL at ${url.host}.` });
  await line.start();
  await backend.listens();
  expect((await backend.browser().get('/api/health/ready')).body).toMatchObject({
    status: 'ok',
    database: 'ok',
  });
  expect(backend.log.filter(({ level }) => level !== 'info')).toEqual([waits]);
  expect(await backend.stop()).toEqual({ code: 0, signal: null });
  await line.cut();
});
