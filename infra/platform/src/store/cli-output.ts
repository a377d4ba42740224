import { type HistoryEntry, isLiveEntry } from '../protocol/history';
import type { Canary } from '../protocol/release';
import type { RemoteStatus } from './status';

/** No line of the output is longer, in characters. */
const WIDTH = 100;

/** A label and words after it, on as many lines as they need; none without words. */
export function row(label: string, words: readonly string[], labelWidth = 11): string[] {
  const lines: string[] = [];
  let line = `  ${label.padEnd(labelWidth)}`;
  for (const word of words) {
    if (line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = ' '.repeat(2 + labelWidth);
    }
    line += ` ${word}`;
  }
  return words.length > 0 ? [...lines, line] : [];
}

const timeOf = (at: string) => at.replace(/^(\S+)T(\d\d:\d\d).*$/, '$1 $2');

/** What was done with a remote, in a line each and one more for the reason. */
export function historyLines(entries: readonly HistoryEntry[]): string[] {
  return entries.flatMap((entry) => {
    const { action, at, by, reason } = entry;
    const what = `${timeOf(at)}  ${action.padEnd(10)}`;
    return [`${what} ${detailsOf(entry)}, by ${by}`, ...row('', reason?.split(' ') ?? [])];
  });
}

function detailsOf(entry: HistoryEntry): string {
  if (entry.action === 'prune') return `${entry.removed.length} versions`;
  if (entry.action === 'retire') return entry.version;
  const { version, replaced, commit } = entry;
  const facts = [
    isLiveEntry(entry) ? entry.endedCanary && `ended the canary ${entry.endedCanary}` : `${entry.percent}%`,
    replaced && `before ${replaced}`,
    commit && `commit ${commit.replace(/^([\da-f]{10})[\da-f]+/, '$1')}`,
  ];
  return [version, ...facts.filter(Boolean)].join(', ');
}

export function statusLines(found: readonly RemoteStatus[]): string[] {
  return found.flatMap((one) => {
    const { name, version, kit, pages, at, canary, retired, problem } = one;
    const live = version ? [version, at && `since ${timeOf(at)}`].filter(Boolean).join(' ') : 'is not live';
    const is = retired ? 'is retired' : live;
    const facts =
      kit && `, kit ${kit}${name === 'shell' ? '' : `, ${pages} ${pages === 1 ? 'page' : 'pages'}`}`;
    return [
      `${name} ${is}${facts}`.trim(),
      ...row('rollback to', one.rollbackTo && !retired ? [one.rollbackTo] : []),
      ...row('canary', canary ? [canary.version, `(${canary.percent}%)`] : []),
      ...row('staged', one.staged),
      ...row('withdrawn', one.withdrawn),
      ...(problem ? [`  ${problem} To mend it: rollback ${name}, or publish it again.`] : []),
      ...one.quarantined.map(({ version: bad, since, reason }) => {
        const instead = {
          [canary?.version ?? '']: ' All visitors get the live version.',
          [version]: ' The shells run the last good release before it.',
        }[bad];
        return `  ${name} ${bad} is quarantined since ${since}: ${reason}${instead ?? ''}`;
      }),
    ];
  });
}

/** For people: `mfe-forms 1.2.0 is the canary: 10% of the visitors get it, and the others 1.1.0.` */
export function formatCanary(remote: string, { version, percent }: Canary, live: string): string {
  return `${remote} ${version} is the canary: ${percent}% of the visitors get it, and the others ${live}.`;
}
