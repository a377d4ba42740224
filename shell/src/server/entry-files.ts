import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The shell's own scripts in the browser, as absolute addresses. */
export interface EntryFiles {
  /** Those that start it, in order. */
  scripts: readonly string[];
  /** Those of each shared module that is fetched with the first page that uses it, by the module's name. */
  later: Readonly<Record<string, readonly string[]>>;
}

/** Reads which scripts the build made. @param dist the shell's build */
export async function readEntryFiles(dist: string): Promise<EntryFiles> {
  const { scripts, later } = JSON.parse(
    await readFile(path.join(dist, 'web/entry.json'), 'utf8'),
  ) as EntryFiles;
  const address = (file: string) => `/assets/${file}`;
  return {
    scripts: scripts.map(address),
    later: Object.fromEntries(Object.entries(later).map(([name, files]) => [name, files.map(address)])),
  };
}
