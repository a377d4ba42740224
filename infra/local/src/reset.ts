import { rm } from 'node:fs/promises';
import path from 'node:path';
import { DATA_DIR, print } from './command';
import { CommandError } from './command-error';
import { assertNotRunning } from './lock';
import { endLeftover } from './postgres/postgres';

/** `npm run reset`: removes all data of the site on this machine. Fails while the site runs. */
export default async function reset(): Promise<number> {
  await assertNotRunning(DATA_DIR);
  await endLeftover(path.join(DATA_DIR, 'postgres'));
  try {
    await rm(DATA_DIR, { recursive: true, force: true });
  } catch (error) {
    const { code, path: file } = error as NodeJS.ErrnoException;
    throw new CommandError(`${file} cannot be removed (${code}): run this as the user who owns it.`);
  }
  print('Removed all data of the site on this machine.');
  return 0;
}
