import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseRelease, type Release } from '../../protocol/release';
import { cdnAddressOf } from '../../protocol/release-addresses';

export interface ShellBuild {
  release: Release;
  entry: EntryFiles;
  /** The script that each hydrated page has inline. */
  pageStart: string;
  /** The address of the release store at a CDN, from which browsers load scripts. Missing when they load them from this site. */
  assetUrl?: string | undefined;
}

/** The shell's own browser scripts: absolute paths, or addresses at the CDN, each with its hash after a `#`. */
export interface EntryFiles {
  /** The scripts that start the shell, in order. */
  scripts: readonly string[];
  /** The scripts of each lazy shared module, by the module's name. */
  lazy: Readonly<Record<string, readonly string[]>>;
}

/**
 * Reads which version was built, and which scripts the build produced.
 *
 * @param dist the shell's build
 * @param assetUrl the address of the release store at a CDN
 */
export async function readShellBuild(dist: string, assetUrl?: string): Promise<ShellBuild> {
  const release = parseRelease(await readFile(path.join(dist, 'release.json'), 'utf8'));
  const files = await readFile(path.join(dist, 'web/entry.json'), 'utf8');
  const { scripts, lazy, inline, inlineWithCdn } = JSON.parse(files) as EntryFiles &
    Record<'inline' | 'inlineWithCdn', string>;
  const pageStart = await readFile(path.join(dist, 'web', assetUrl ? inlineWithCdn : inline), 'utf8');
  const address = (file: string) =>
    assetUrl ? cdnAddressOf(release, `web/${file}`, assetUrl) : `/assets/${file}`;
  return {
    release,
    entry: {
      scripts: scripts.map(address),
      lazy: Object.fromEntries(Object.entries(lazy).map(([name, files]) => [name, files.map(address)])),
    },
    assetUrl,
    // Inline, a browser would look for the source map of a development build next to the page.
    pageStart: pageStart.replace(/\s*\/\/# sourceMappingURL=\S*\s*$/, ''),
  };
}
