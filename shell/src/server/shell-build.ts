import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseRelease, type Release } from '@site/release';

/** The build of this shell. */
export interface ShellBuild {
  release: Release;
  entry: EntryFiles;
  /** The script that each hydrated page has inline. */
  pageStart: string;
}

/** The shell's own browser scripts, as absolute paths. */
export interface EntryFiles {
  /** The scripts that start the shell, in order. */
  scripts: readonly string[];
  /** The scripts of each lazy shared module, by the module's name. */
  lazy: Readonly<Record<string, readonly string[]>>;
}

/** Reads which version was built, and which scripts the build produced. @param dist the shell's build */
export async function readShellBuild(dist: string): Promise<ShellBuild> {
  const release = parseRelease(await readFile(path.join(dist, 'release.json'), 'utf8'));
  const files = await readFile(path.join(dist, 'web/entry.json'), 'utf8');
  const { scripts, lazy, inline } = JSON.parse(files) as EntryFiles & { inline: string };
  const pageStart = await readFile(path.join(dist, 'web', inline), 'utf8');
  const address = (file: string) => `/assets/${file}`;
  return {
    release,
    entry: {
      scripts: scripts.map(address),
      lazy: Object.fromEntries(Object.entries(lazy).map(([name, files]) => [name, files.map(address)])),
    },
    // Inline, a browser would look for the source map of a development build next to the page.
    pageStart: pageStart.replace(/\s*\/\/# sourceMappingURL=\S*\s*$/, ''),
  };
}
