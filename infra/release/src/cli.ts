import path from 'node:path';
import { parseArgs } from 'node:util';
import { defaultFailuresFolder } from './failures';
import { publish, type RemoteStatus, rollback, stage, status } from './publish';
import { InvalidRelease } from './release';

const USAGE = `Usage:
  npm run release -- publish <folder> …     make builds live: mfe-forms, shell, …
  npm run release -- stage <folder> …       put builds in the store without making them live, for a preview
  npm run release -- rollback <remote> [version]
  npm run release -- status [--json]
Options:
  --store <folder>     the release store (default: RELEASE_STORE, or .local/releases)
  --failures <folder>  the recorded failures of releases (default: RELEASE_FAILURES, or .failures in the store)
  --keep-rollback      do not publish a build again that was rolled back or is quarantined`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      store: { type: 'string' },
      failures: { type: 'string' },
      'keep-rollback': { type: 'boolean' },
      json: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  const [command, ...rest] = positionals;
  const store = path.resolve(values.store ?? process.env.RELEASE_STORE ?? '.local/releases');
  const failures = path.resolve(
    values.failures ?? process.env.RELEASE_FAILURES ?? defaultFailuresFolder(store),
  );
  if (values.help || !command) {
    console.log(USAGE);
  } else if (command === 'publish' && rest.length > 0) {
    for (const folder of rest) {
      const { remote, version, changed, withdrawnFor, quarantine } = await publish({
        store,
        failures,
        dist: path.join(folder, 'dist'),
        keepRollback: values['keep-rollback'],
        endQuarantine: !values['keep-rollback'],
      });
      if (quarantine) {
        console.log(
          `${remote} ${version} is quarantined since ${quarantine.since} and stays so: ${quarantine.reason} ` +
            `To bring it back: rollback ${remote} ${version}`,
        );
      } else if (withdrawnFor) {
        console.log(
          `${remote} ${version} was rolled back and stays withdrawn; ${withdrawnFor} is live. ` +
            `To bring it back: rollback ${remote} ${version}`,
        );
      } else {
        console.log(changed ? `${remote} ${version} is live.` : `${remote} ${version} was live already.`);
      }
    }
  } else if (command === 'stage' && rest.length > 0) {
    for (const folder of rest) {
      const { remote, version } = await stage({ store, dist: path.join(folder, 'dist') });
      console.log(`${remote} ${version} is in the store. In development: ?release=${remote}@${version}`);
    }
  } else if (command === 'rollback' && rest[0]) {
    const { remote, version } = await rollback({ store, remote: rest[0], to: rest[1] });
    console.log(`${remote} is back at ${version}.`);
  } else if (command === 'status') {
    const found = await status(store, failures);
    if (values.json) console.log(JSON.stringify(found, null, 2));
    else if (found.length === 0) console.log(`Nothing is released in ${store}.`);
    else printStatus(found);
  } else {
    throw new InvalidRelease(USAGE);
  }
}

function printStatus(found: readonly RemoteStatus[]): void {
  console.table(
    found.map(({ previous, rollbackTo, quarantined, ...row }) => ({
      ...row,
      'rollback to': rollbackTo ?? '',
    })),
  );
  for (const { name, version: live, quarantined } of found) {
    for (const { version, since, reason } of quarantined) {
      const instead = version === live ? ' The shells run the last good release before it.' : '';
      console.log(`${name} ${version} is quarantined since ${since}: ${reason}${instead}`);
    }
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof InvalidRelease ? error.message : error);
  process.exitCode = 1;
});
