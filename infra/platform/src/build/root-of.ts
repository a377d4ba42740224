import { existsSync } from 'node:fs';
import path from 'node:path';

/** The root of the repository: the nearest parent with the lockfile. */
export function rootOf(folder: string): string {
  return existsSync(path.join(folder, 'package-lock.json')) ? folder : rootOf(path.dirname(folder));
}
