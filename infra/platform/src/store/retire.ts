import { changedAt, InvalidRelease, type Pointer } from '../protocol/release';
import { type ChangeOptions, openChange } from './make-live';
import { lastKnown, readState, timeAfter, writeChange } from './pointers';

/**
 * Takes a remote off the site: its pages are not found, and no release has to fit it, until one of its versions becomes live again. What is
 * in the store stays.
 *
 * @returns the version that was live; changed is false when it was retired already
 * @throws InvalidRelease when it was never released
 */
export async function retire(
  options: ChangeOptions & { remote: string },
): Promise<{ remote: string; version: string; changed: boolean }> {
  const { remote } = options;
  if (remote === 'shell') throw new InvalidRelease('The shell cannot be retired.');
  const { store, facts } = await openChange(options);
  return store.change(remote, async (write) => {
    const state = await readState(store, remote);
    const known = await lastKnown(store, remote, state);
    if (!known) throw new InvalidRelease(`${remote} was never released.`);
    const { canary, ...rest } = known;
    const { version } = rest;
    if (state.kind === 'retired') return { remote, version, changed: false };
    const at = timeAfter(changedAt(known));
    const pointer: Pointer = { ...rest, retired: true, changed: at };
    await writeChange(write, remote, pointer, { action: 'retire', version, at, ...facts });
    return { remote, version, changed: true };
  });
}
