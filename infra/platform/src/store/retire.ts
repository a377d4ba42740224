import type { RetireEntry } from '../protocol/history';
import { changedAt, InvalidRelease, type Pointer } from '../protocol/release';
import { historyFile } from './history';
import { type ChangeMeta, changeMeta } from './make-live';
import { lastKnown, readState, timeAfter, writePointerIndex } from './pointers';
import { openStore } from './store';

/**
 * Takes a remote off the site: its pages are not found, and no release has to fit it, until one of its versions becomes live again. What is
 * in the store stays.
 *
 * @returns the version that was live; changed is false when it was retired already
 * @throws InvalidRelease when it was never released
 */
export async function retire(
  options: { store: string; remote: string } & ChangeMeta,
): Promise<{ remote: string; version: string; changed: boolean }> {
  const store = openStore(options.store);
  const { remote } = options;
  if (remote === 'shell') throw new InvalidRelease('The shell cannot be retired.');
  const facts = await changeMeta(options);
  const done = await store.change(remote, async (write) => {
    const state = await readState(store, remote);
    const known = await lastKnown(store, remote, state);
    if (!known) throw new InvalidRelease(`${remote} was never released.`);
    const { canary, ...rest } = known;
    const { version } = rest;
    if (state.kind === 'retired') return { remote, version, changed: false };
    const at = timeAfter(changedAt(known));
    const pointer: Pointer = { ...rest, retired: true, changed: at };
    await write(`${remote}/current.json`, JSON.stringify(pointer, null, 2));
    const entry: RetireEntry = { action: 'retire', version, at, ...facts };
    await write(historyFile(remote, entry), JSON.stringify(entry, null, 2));
    return { remote, version, changed: true };
  });
  if (done.changed) await writePointerIndex(store);
  return done;
}
