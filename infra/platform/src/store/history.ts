import { execFile } from 'node:child_process';
import os from 'node:os';
import { promisify } from 'node:util';
import { type HistoryEntry, isLiveEntry, type LiveEntry, parseHistoryEntry } from '../protocol/history';
import { recordName } from './records';
import type { ReleaseStore } from './store';

/** An entry of a history is small, in bytes. */
const MAX_ENTRY_BYTES = 16 * 1024;

const folderOf = (name: string) => `${name}/.history`;

export function historyFile(name: string, { at }: Pick<HistoryEntry, 'at'>): string {
  return `${folderOf(name)}/${recordName(at)}.json`;
}

/**
 * What was done with a remote, newest first. An entry that is not readable is left out.
 *
 * @param onInvalid gets a sentence for each of those
 */
export async function readHistory(
  store: ReleaseStore,
  name: string,
  onInvalid: (problem: string) => void = () => {},
): Promise<HistoryEntry[]> {
  const files = await store.files(folderOf(name));
  const entries = await Promise.all(
    files.reverse().map(async (file): Promise<HistoryEntry | null> => {
      const place = `${folderOf(name)}/${file}`;
      try {
        return parseHistoryEntry((await store.read(place, MAX_ENTRY_BYTES)).toString('utf8'));
      } catch (error) {
        onInvalid(`${place} is left out of the history: ${(error as Error).message}`);
        return null;
      }
    }),
  );
  return entries.filter((entry) => entry !== null);
}

/** What was live, newest first. As `readHistory` otherwise. */
export async function readLiveEntries(store: ReleaseStore, name: string): Promise<LiveEntry[]> {
  return (await readHistory(store, name)).filter(isLiveEntry);
}

/** Who releases, when nobody says so: RELEASE_BY, the name that git knows, or the user of the machine. */
export async function releasedBy(): Promise<string> {
  if (process.env.RELEASE_BY) return process.env.RELEASE_BY;
  try {
    const { stdout } = await promisify(execFile)('git', ['config', 'user.name']);
    if (stdout.trim()) return stdout.trim();
  } catch {
    // No git, or no name.
  }
  try {
    return os.userInfo().username;
  } catch {
    return 'unknown';
  }
}
