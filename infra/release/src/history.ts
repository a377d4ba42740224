import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import os from 'node:os';
import { promisify } from 'node:util';
import type { ReleaseStore } from './store';

/** What somebody did with a remote. */
export interface HistoryEntry {
  action: 'publish' | 'promote' | 'rollback' | 'repair';
  /** The version that became live. */
  version: string;
  /** The version that was live before, or null when there was none or it is not known. */
  replaced: string | null;
  /** When: ISO 8601, UTC; `at` of the pointer. */
  at: string;
  /** Who: a name, or the user of the machine. */
  by: string;
  /** The commit that was built, or null when it is not known. */
  commit: string | null;
  /** Why, as far as it was said. */
  reason?: string;
}

/** An entry of a history is small, in bytes. */
const MAX_ENTRY_BYTES = 16 * 1024;

const folderOf = (name: string) => `${name}/.history`;

/** The file of an entry: its name begins with the time, so that names sort like times. */
export function historyFile(name: string, { at }: HistoryEntry): string {
  return `${folderOf(name)}/${at.replace(/[^\dTZ]/g, '-')}-${randomUUID().slice(0, 8)}.json`;
}

/** What was done with a remote, newest first. An entry that is not readable is left out. */
export async function readHistory(store: ReleaseStore, name: string): Promise<HistoryEntry[]> {
  const files = await store.files(folderOf(name));
  const entries = await Promise.all(
    files.reverse().map(async (file): Promise<HistoryEntry | null> => {
      try {
        const text = (await store.read(`${folderOf(name)}/${file}`, MAX_ENTRY_BYTES)).toString('utf8');
        return JSON.parse(text) as HistoryEntry;
      } catch {
        return null;
      }
    }),
  );
  return entries.filter((entry) => entry !== null);
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
