import { rm } from 'node:fs/promises';
import path from 'node:path';
import { DATA_DIR, DEMO_DIR, print } from './command';
import { CommandError } from './command-error';
import { assertNotRunning } from './lock';
import { endLeftover } from './postgres/postgres';

/** `npm run reset`: removes all data of the site on this machine, and of the demo. Fails while one of them runs. */
export default async function reset(): Promise<number> {
  await assertNotRunning(DATA_DIR);
  await assertNotRunning(DEMO_DIR);
  await removeData(DEMO_DIR);
  await removeData(DATA_DIR);
  print('Removed all data of the site on this machine.');
  return 0;
}

/** Removes the data folder of a site that does not run. @throws CommandError when it belongs to somebody else */
export async function removeData(dataDir: string): Promise<void> {
  await endLeftover(path.join(dataDir, 'postgres'));
  try {
    await rm(dataDir, { recursive: true, force: true });
  } catch (error) {
    const { code, path: file } = error as NodeJS.ErrnoException;
    throw new CommandError(`${file} cannot be removed (${code}): run this as the user who owns it.`);
  }
}
