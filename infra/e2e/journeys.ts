import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PREVIEW_PARAMETER } from '@site/platform/protocol';
import type { SiteUnderTest } from './support/site';

const USAGE = `Usage: npm run journeys -- --site https://www.voorbeeld.nl [--preview <link>]
  Plays the journeys that change nothing in a browser, against a deployed site: with --preview as the versions that a link
  of "release preview" shows. Ends with 1 when one fails.`;

/** What the command line asks for; undefined when it is not understood. */
function read(args: string[]): { siteUrl: string; preview: string } | undefined {
  try {
    const { values } = parseArgs({
      args,
      options: { site: { type: 'string' }, preview: { type: 'string' } },
    });
    if (!values.site) return undefined;
    const preview =
      values.preview === undefined ? '' : new URL(values.preview).searchParams.get(PREVIEW_PARAMETER);
    return preview === null ? undefined : { siteUrl: new URL(values.site).origin, preview };
  } catch {
    return undefined;
  }
}

const wanted = read(process.argv.slice(2));
if (!wanted) {
  console.error(USAGE);
  process.exit(1);
}
if (wanted.preview) {
  const link = `${wanted.siteUrl}/?${new URLSearchParams({ [PREVIEW_PARAMETER]: wanted.preview })}`;
  const { ok } = await fetch(link);
  if (!ok) {
    console.error('The site does not show this preview: the link has expired, or is of another site.');
    process.exit(1);
  }
}
const { status } = spawnSync('npx', ['playwright', 'test', '--config', 'tests/journeys'], {
  cwd: path.resolve(import.meta.dirname),
  stdio: 'inherit',
  env: {
    ...process.env,
    SITE_UNDER_TEST: JSON.stringify({ siteUrl: wanted.siteUrl, store: '' } satisfies SiteUnderTest),
    JOURNEYS_PREVIEW: wanted.preview,
  },
});
process.exitCode = status ?? 1;
