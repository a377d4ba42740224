import { InvalidSetting } from '@site/server';
import { type Config, readConfig } from './config/config.js';
import { createApp } from './create-app.js';
import { migrate, waitForDatabase } from './database/migrate.js';
import { createLog } from './log/pino-logger.js';
import { stopApp } from './stop-app.js';

/** A shutdown that takes longer than this is forced. */
const STOP_TIMEOUT_MS = 9000;

const config = configOrExit();
const log = createLog(config.logLevel);
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
process.once('uncaughtException', (error) => {
  log.fatal(error, 'The backend exits because of an unhandled error.');
  process.exit(1);
});

try {
  await waitForDatabase(config.databaseUrl, log, stop.signal);
  const ran = await migrate(config.databaseUrl);
  if (ran > 0) log.info(`The database was brought up to date: ${ran} migration(s).`);
  stop.signal.throwIfAborted();
  const app = await createApp(config, log);
  await app.listen(config.port, config.host);
  log.info(`The backend listens on ${await app.getUrl()}.`);
  const end = async () => {
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    await stopApp(app);
    process.exit(0);
  };
  if (stop.signal.aborted) await end();
  else stop.signal.addEventListener('abort', end);
} catch (error) {
  if (stop.signal.aborted) process.exit(0);
  const message = describeStartError(error);
  if (message) log.fatal(message);
  else log.fatal(error, 'The backend could not start.');
  process.exitCode = 1;
  log.flush(() => process.exit(1));
}

function configOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof InvalidSetting)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** A message with the solution for known errors; `undefined` for unexpected ones, which are logged with their stack. */
function describeStartError(error: unknown): string | undefined {
  const { code, message, port } = error as { code?: string; message: string; port?: number };
  const name = port === config.internalPort ? 'INTERNAL_PORT' : 'PORT';
  if (code === 'EADDRINUSE') return `Port ${port} is in use: stop the other program or set ${name}.`;
  if (code === 'EACCES') return `Port ${port} may not be opened by this user: set ${name} to one above 1023.`;
  if (code === 'EADDRNOTAVAIL') return `${config.host} is not an address of this machine: set HOST to one.`;
  if (code === '28P01' || code === '28000' || code === '3D000')
    return `PostgreSQL rejects DATABASE_URL: ${message}.`;
  return undefined;
}
