import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseRelease } from '@site/release';
import { releaseVariant } from '@site/testkit/release-variant';
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

/** @param name lower case letters */
export async function probeTeam(name: string): Promise<ProbeTeam> {
  const remote = `probe-${name}`;
  const address = `/proef-${name}`;
  const { pages } = parseRelease(await readFile(path.join(distOf('remote-probe'), 'release.json'), 'utf8'));
  const dist = await releaseVariant(distOf('remote-probe'), {
    name: 'team',
    text: [
      { from: 'remote-probe', to: remote },
      { from: 'remote_probe', to: remote.replace('-', '_') },
      { from: "'/proef", to: `'${address}` },
      { from: '"/proef', to: `"${address}` },
    ],
    release: {
      name: remote,
      pages: pages.map((page) => ({ ...page, path: page.path.replace('/proef', address) })),
    },
  });
  return { remote, dist, address };
}
