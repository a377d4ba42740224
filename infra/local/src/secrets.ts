import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CommandError } from './command-error';

/** The secrets that the backend must be given, by the name of its environment variable. */
const NAMES = ['SESSION_SECRET', 'CODE_SECRET'] as const;

/** The secrets of this machine: generated once, stored in `secrets.json` of the data folder, readable by the owner only. */
export async function readSecrets(dataDir: string): Promise<Record<string, string>> {
  const file = path.join(dataDir, 'secrets.json');
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw new CommandError(`${file} cannot be read (${error.code}): start as the user who owns it.`);
  });
  const secrets: Record<string, string> = JSON.parse(text);
  const missing = NAMES.filter((name) => !secrets[name]);
  if (missing.length > 0) {
    for (const name of missing) secrets[name] = randomBytes(32).toString('hex');
    await mkdir(dataDir, { recursive: true });
    await writeFile(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
    await rename(`${file}.new`, file);
  }
  return secrets;
}
