import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parsePointer, parseRelease } from '@site/release';

/** Puts a build in the store and flips the pointer without any check. */
export async function forceLive(store: string, build: string): Promise<void> {
  const { name, version } = parseRelease(await readFile(path.join(build, 'release.json'), 'utf8'));
  const folder = path.join(store, name, version);
  await rm(folder, { recursive: true, force: true });
  await cp(build, folder, { recursive: true });
  const file = path.join(store, name, 'current.json');
  const before = parsePointer(await readFile(file, 'utf8'));
  await writeFile(
    file,
    JSON.stringify({ ...before, version, previous: [before.version, ...before.previous] }),
  );
}
