import { isLiveEntry } from '../protocol/history';
import { readHistory } from './history';
import { readPointer } from './read';
import { openSource } from './source';
import { status } from './status';
import { openStore } from './store';
import { addToStore, makeLive, page, writeBuild, writeShellBuild } from './test-builds';
import type { PublisherOptions } from './test-publisher';

const REMOTES = ['mfe-a', 'mfe-b', 'mfe-c', 'mfe-d'];
const READERS = 4;

/**
 * Publishers change four remotes of a store at once, with canaries, while readers look at the pointers: each change that a publisher reports
 * is in the history, once, and no reader sees a pointer that is not.
 *
 * @param folder for the builds
 * @param publishAll lets the publishers work, and returns what they report
 */
export async function expectEachChangeOnce(
  store: string,
  folder: string,
  publishAll: (builds: PublisherOptions['builds']) => Promise<readonly string[]>,
): Promise<void> {
  await makeLive(store, writeShellBuild(folder));
  const builds: PublisherOptions['builds'][number][] = [];
  const firsts: string[] = [];
  for (const name of REMOTES) {
    for (const version of ['1', '2', '3']) {
      const facts = { name, version, pages: [page(`/${name}`)] };
      const dist = writeBuild(folder, facts, { 'node/b.js': version });
      builds.push({ remote: name, version, dist });
      if (version === '1') await makeLive(store, dist);
      else await addToStore(store, dist);
    }
    firsts.push(JSON.stringify({ remote: name, action: 'publish', version: '1', by: 'a test' }));
  }
  const readers = Array.from({ length: READERS }, () => watchPointers(store));
  const reported = await publishAll(builds);
  const seen = (await Promise.all(readers.map((reader) => reader.stop()))).flat();
  const entries = await Promise.all(
    REMOTES.map(async (remote) =>
      (await readHistory(openStore(store), remote)).flatMap((entry) => {
        if (entry.action === 'prune' || entry.action === 'retire') return [];
        const { action, version, replaced, by, at } = entry;
        // To make an earlier version live by its name is a rollback.
        const asked = action === 'rollback' ? 'live' : action;
        const line = JSON.stringify({ remote, action: asked, version, by });
        return { at, isLive: isLiveEntry(entry), version, replaced, line };
      }),
    ),
  );
  const live = entries.map((of) => of.filter(({ isLive }) => isLive));
  const released = live.flatMap((of) => of.map(({ at, line }) => `${nameAndVersion(line)} ${at}`));
  const tried = entries.flatMap((of) => of.filter(({ isLive }) => !isLive));
  expect(tried.length).toBeGreaterThan(0);
  expect(seen.filter((pointer) => !released.includes(pointer))).toEqual([]);
  expect(seen.length).toBeGreaterThan(REMOTES.length);
  expect(released.length).toBeGreaterThan(REMOTES.length);
  expect(entries.flatMap((of) => of.map(({ line }) => line)).sort()).toEqual([...firsts, ...reported].sort());
  for (const of of entries) expect(new Set(of.map(({ at }) => at)).size).toBe(of.length);
  // Each change knew the one before it.
  for (const of of live) {
    expect(of.map(({ replaced }) => replaced)).toEqual([...of.slice(1).map(({ version }) => version), null]);
  }
  const all = await status(store);
  const rows = all.filter(({ name }) => name !== 'shell');
  expect(rows.map(({ at, problem }) => [at, problem])).toEqual(
    live.map(([newest]) => [newest?.at, undefined]),
  );
}

/** Reads the pointers again and again, as a shell does. @returns what each was: its name, version and time */
function watchPointers(store: string): { stop(): Promise<string[]> } {
  const source = openSource(store);
  const seen = new Set<string>();
  let isLast = false;
  const watching = (async () => {
    // Also once after the last change.
    for (let again = true; again; ) {
      again = !isLast;
      for (const name of REMOTES) {
        const pointer = await readPointer(source, name);
        if (pointer) seen.add(`${name} ${pointer.version} ${pointer.at}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  })();
  return {
    stop: async () => {
      isLast = true;
      await watching;
      return [...seen];
    },
  };
}

function nameAndVersion(line: string): string {
  const { remote, version } = JSON.parse(line) as { remote: string; version: string };
  return `${remote} ${version}`;
}
