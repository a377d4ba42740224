import { parseArgs } from 'node:util';
import { runManyReleases, type Usage } from '@site/testkit/many-releases';

const USAGE = 'Usage: npm run bench -- many-releases [--releases 100] [--remote mfe-marketing] [--json]';

/** After how many releases is measured; the last one always is. */
const MEASURED = [1, 10, 25, 50, 100];

/** `RELEASE_CACHE_MB`: too little for all releases, so that copies have to be removed. */
const CACHE_MB = 32;

/** A number with its ratio to that of the first row. */
function withRatio(usage: Usage, first: Usage, what: keyof Usage): string {
  const digits = what === 'processes' ? 0 : 1;
  return `${usage[what].toFixed(digits)} (${(usage[what] / first[what]).toFixed(2)})`;
}

function print(usages: readonly Usage[]): void {
  const [first] = usages;
  if (!first) return;
  console.table(
    usages.map((usage) => ({
      releases: usage.releases,
      'server, MiB': withRatio(usage, first, 'server'),
      'renderers, MiB': withRatio(usage, first, 'renderers'),
      processes: withRatio(usage, first, 'processes'),
      'cache, MiB': withRatio(usage, first, 'cache'),
    })),
  );
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      releases: { type: 'string', default: '100' },
      remote: { type: 'string', default: 'mfe-marketing' },
      json: { type: 'boolean', default: false },
    },
  });
  const { remote, json } = values;
  const releases = Number(values.releases);
  if (!Number.isInteger(releases) || releases < 1) throw new Error(USAGE);
  const measureAfter = [...MEASURED.filter((count) => count < releases), releases];
  const { usages, load } = await runManyReleases({
    remote,
    measureAfter,
    cacheMb: CACHE_MB,
    onUsage: (usage) => console.error(`${usage.releases} of ${releases} releases`),
  });
  const { requests, failures } = load;
  if (json) console.log(JSON.stringify({ usages, requests, failures }, null, 2));
  else print(usages);
  console.error(`${requests} requests, ${failures.length} failed`);
  for (const failure of failures) console.error(failure);
  if (failures.length > 0) process.exitCode = 1;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
