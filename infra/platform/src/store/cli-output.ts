import { type HistoryEntry, isCanaryEntry } from '../protocol/history';
import type { Canary } from '../protocol/release';
import type { RemoteStatus } from './status';

/** The row of an entry in the printed history: with the same columns first, whatever was done. */
export function historyRow(entry: HistoryEntry): object {
  const { action, at, by, reason = '' } = entry;
  if (entry.action === 'prune') {
    const removed = entry.removed.join(' ');
    return { action, version: '', replaced: '', at, by, commit: '', reason, removed };
  }
  if (entry.action === 'retire')
    return { action, version: entry.version, replaced: '', at, by, commit: '', reason };
  const { version, replaced, commit } = entry;
  const more = isCanaryEntry(entry)
    ? { percent: entry.percent }
    : entry.endedCanary && { 'ended canary': entry.endedCanary };
  return {
    action,
    version,
    replaced: replaced ?? '',
    at,
    by,
    commit: commit?.replace(/^([\da-f]{10})[\da-f]+/, '$1') ?? '',
    reason,
    ...more,
  };
}

export function printStatus(found: readonly RemoteStatus[]): void {
  console.table(
    found.map(
      ({ previous, rollbackTo, withdrawn, canary, staged, quarantined, running, problem, ...row }) => ({
        ...row,
        'rollback to': rollbackTo ?? '',
        withdrawn: withdrawn.join(' '),
        canary: canary ? `${canary.version} (${canary.percent}%)` : '',
        staged: staged.join(' '),
      }),
    ),
  );
  for (const { name, version: live, canary, quarantined, problem } of found) {
    if (problem) console.log(`${name}: ${problem} To mend it: rollback ${name}, or publish it again.`);
    for (const { version, since, reason } of quarantined) {
      const instead = {
        [canary?.version ?? '']: ' All visitors get the live version.',
        [live]: ' The shells run the last good release before it.',
      }[version];
      console.log(`${name} ${version} is quarantined since ${since}: ${reason}${instead ?? ''}`);
    }
  }
}

/** For people: `mfe-forms 1.2.0 is the canary: 10% of the visitors get it, and the others 1.1.0.` */
export function sayCanary(remote: string, { version, percent }: Canary, live: string): string {
  return `${remote} ${version} is the canary: ${percent}% of the visitors get it, and the others ${live}.`;
}
