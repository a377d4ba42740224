import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseRelease } from '@site/platform/protocol';
import { type Difference, releaseVariant } from '@site/testkit/release-variant';
import { distOf } from '@site/testkit/shell';

/** A build of the probe as the remote of a team of its own, so that a site can have several. */
export interface ProbeTeam {
  /** The name of the remote. */
  remote: string;
  /** Folder of the build. */
  dist: string;
  /** The address of its page `/proef`, under which its others are. */
  address: string;
}

/**
 * @param name lower case letters
 * @param pages the address of each page of the probe that this team has somewhere else: `{ '/proef/formulier': '/contact' }`
 */
export async function probeTeam(
  name: string,
  pages: Readonly<Record<string, string>> = {},
): Promise<ProbeTeam> {
  const remote = `probe-${name}`;
  const address = `/proef-${name}`;
  const release = parseRelease(await readFile(path.join(distOf('remote-probe'), 'release.json'), 'utf8'));
  const dist = await releaseVariant(distOf('remote-probe'), {
    name: 'team',
    text: [
      ...Object.entries(pages).flatMap(([from, to]) => [
        { from: `'${from}'`, to: `'${to}'` },
        { from: `"${from}"`, to: `"${to}"` },
      ]),
      { from: 'remote-probe', to: remote },
      { from: 'remote_probe', to: remote.replace('-', '_') },
      { from: "'/proef", to: `'${address}` },
      { from: '"/proef', to: `"${address}` },
    ],
    release: {
      name: remote,
      pages: release.pages.map((page) => ({
        ...page,
        path: pages[page.path] ?? page.path.replace('/proef', address),
      })),
    },
  });
  return { remote, dist, address };
}

/** The team next to those that a test is about. Its form is where the footer of every page links to. */
export function neighbourTeam(): Promise<ProbeTeam> {
  return probeTeam('buur', { '/proef/formulier': '/contact' });
}

/** A variant of the first release of the probe, or of a team's, whose page `/proef` says so. */
export function edition(
  name: string,
  {
    dist = distOf('remote-probe'),
    ...difference
  }: Omit<Difference, 'name' | 'text'> & { dist?: string } = {},
): Promise<string> {
  return releaseVariant(dist, {
    name,
    text: { from: 'Editie: eerste', to: `Editie: ${name}` },
    ...difference,
  });
}
