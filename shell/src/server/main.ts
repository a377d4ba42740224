import path from 'node:path';
import { InvalidSetting } from '@site/server';
import { readConfig } from './config';
import { createServer } from './server';

/** How long requests may take to be answered when the server stops. */
const STOP_TIMEOUT_MS = 9000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const app = await createServer(config, path.resolve(__dirname, '..'));
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
      void app.close().then(() => process.exit(0));
    });
  }
  await app.listen({ host: config.host, port: config.port });
}

main().catch((error: NodeJS.ErrnoException) => {
  const expected = error instanceof InvalidSetting || error.code === 'EADDRINUSE' || error.code === 'EACCES';
  console.error(expected ? error.message : error);
  process.exit(1);
});
