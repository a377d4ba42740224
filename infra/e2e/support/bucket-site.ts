import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  lastKnown,
  openStore,
  parseRelease,
  type ReleaseId,
  readStates,
  writePointer,
  writePointerIndex,
} from '@site/release';

/** Puts a build in a store, also one in a bucket, and makes it live without any check. */
export async function forceLiveIn(location: string, build: string): Promise<ReleaseId> {
  const release = parseRelease(await readFile(path.join(build, 'release.json'), 'utf8'));
  const { name, version, commit } = release;
  const store = openStore(location);
  await store.add(release, build);
  await store.change(name, async (write) => {
    const states = await readStates(store);
    const known = await lastKnown(store, name, states.get(name) ?? { kind: 'never-released' });
    const change = { action: 'publish', version, commit, by: 'a test' } as const;
    await writePointerIndex(write, states, name, await writePointer(write, name, known, change));
  });
  return { name, version };
}
