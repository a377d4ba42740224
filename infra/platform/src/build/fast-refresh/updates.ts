import { isReactReplaced } from './development-react';
import { showProblem } from './overlay';

/** Where `npm run dev` sends what it has built. */
const BUILDS_PATH = '/__local/builds';

/** Where it is told which versions of the shared libraries the shell provides. */
const PROVIDED_PATH = '/__local/provided';

/** The state of the local build. */
interface Build {
  /** Changes when `npm run dev` is started again. */
  run: string;
  /** What is wrong, to be shown over the page. Empty when nothing is. */
  problem: string;
  /** The hashes of the builds that a later one follows, by a hot update. */
  followed: readonly string[];
}

/** The part of the bundler's API that is used here. */
interface Hot {
  /** Fetches the next update and applies it. @returns the changed modules, or null when there is no update */
  check(autoApply: true): Promise<unknown[] | null>;
}

interface SharingInstance {
  name: string;
  shareScopeMap: { default?: Record<string, Record<string, unknown>> };
}

/** What the loaded code of the remote offers. Missing until the first of its pages is loaded. */
let remote: { hot: Hot; hash: () => string } | undefined;
let updating = Promise.resolve();

/**
 * Called by the remote when its code has been loaded.
 *
 * @param hash of the build that the page has now
 */
export function connect(hot: Hot, hash: () => string): void {
  remote = { hot, hash };
  sendProvidedVersions();
}

/** Takes over what is built from now on, and shows what is wrong. */
export function followBuilds(): void {
  let run = '';
  new EventSource(BUILDS_PATH).addEventListener('message', ({ data }) => {
    const build = JSON.parse(data) as Build;
    // Its hot updates do not begin where this page ends.
    if (run && run !== build.run) location.reload();
    run = build.run;
    showProblem(build.problem);
    updating = updating.then(() => update(build.followed));
  });
}

/** Applies the updates that there are. Reloads the page when one cannot be applied, such as a change of the table of pages. */
async function update(followed: readonly string[]): Promise<void> {
  try {
    while (remote && followed.includes(remote.hash())) {
      await remote.hot.check(true);
      if (!isReactReplaced()) throw new Error('Components cannot be exchanged in the React of this shell.');
    }
  } catch (error) {
    console.warn(error);
    location.reload();
  }
}

function sendProvidedVersions(): void {
  const { __FEDERATION__: federation } = globalThis as {
    __FEDERATION__?: { __INSTANCES__: SharingInstance[] };
  };
  const shell = federation?.__INSTANCES__.find(({ name }) => name === 'shell');
  const provided = Object.entries(shell?.shareScopeMap.default ?? {}).map(([name, versions]) => [
    name,
    Object.keys(versions)[0],
  ]);
  void fetch(PROVIDED_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(provided)),
  });
}
