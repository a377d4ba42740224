import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The shell's own browser scripts, as absolute paths. */
export interface EntryFiles {
  /** The scripts that start the shell, in order. */
  scripts: readonly string[];
  /** The scripts of each lazy shared module, by the module's name. */
  lazy: Readonly<Record<string, readonly string[]>>;
}

/** Reads which scripts the build produced. @param dist the shell's build */
export async function readEntryFiles(dist: string): Promise<EntryFiles> {
  const { scripts, lazy } = JSON.parse(
    await readFile(path.join(dist, 'web/entry.json'), 'utf8'),
  ) as EntryFiles;
  const address = (file: string) => `/assets/${file}`;
  return {
    scripts: scripts.map(address),
    lazy: Object.fromEntries(Object.entries(lazy).map(([name, files]) => [name, files.map(address)])),
  };
}
