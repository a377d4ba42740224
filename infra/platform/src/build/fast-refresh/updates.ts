import { isReactReplaced } from './development-react';
import { showProblem } from './overlay';

/** Where `npm run dev` sends what it has built, and what is wrong. */
const BUILDS_PATH = '/__local/builds';

/** Where it is told which versions of the shared libraries the shell provides. */
const PROVIDED_PATH = '/__local/provided';

/** The state of the local builds, which open pages are told. */
export interface Builds {
  /** Changes when every page must be loaded again: `npm run dev` or the shell was started again. */
  run: string;
  /** What is wrong, to be shown over the page. Empty when nothing is. */
  problem: string;
  /** The hashes of the latest builds: of the shell and of each remote that is built here. */
  latest: readonly string[];
}

/** The part of the bundler's API that is used here. */
interface Hot {
  /** Fetches the next update and applies it. @returns the changed modules, or null when there is no update */
  check(autoApply: true): Promise<unknown[] | null>;
}

/** The versions of each module that the shell shares, by its name. */
type ShareScope = Record<string, Record<string, unknown>>;

/** What the loaded code of the shell and of each remote offers: of a remote from the first of its pages on. */
const loaded: { hot: Hot; hash: () => string }[] = [];
let updating = Promise.resolve();

/**
 * Called by the shell and each remote when its code has been loaded.
 *
 * @param hash of the build that the page has now
 * @param shared what a remote gets from the shell
 */
export function connect(hot: Hot, hash: () => string, shared?: ShareScope): void {
  loaded.push({ hot, hash });
  if (shared) sendProvidedVersions(shared);
}

/** Takes over what is built from now on, and shows what is wrong. */
export function followBuilds(): void {
  let run = '';
  new EventSource(BUILDS_PATH).addEventListener('message', ({ data }) => {
    const builds = JSON.parse(data) as Builds;
    // What was started again does not go on where this page is.
    if (run && run !== builds.run) location.reload();
    run = builds.run;
    showProblem(builds.problem);
    updating = updating.then(() => update(builds.latest));
  });
}

/**
 * Applies hot updates, each of which leads from one build to the next, until the latest. Reloads the page when one cannot be applied, such as
 * a change of the table of pages.
 */
async function update(latest: readonly string[]): Promise<void> {
  try {
    for (const { hot, hash } of loaded) {
      // A page that was loaded since may be further.
      while (!latest.includes(hash()) && (await hot.check(true))) {
        if (!isReactReplaced()) throw new Error('Components cannot be exchanged in the React of this shell.');
      }
    }
  } catch (error) {
    console.warn(error);
    location.reload();
  }
}

function sendProvidedVersions(shared: ShareScope): void {
  const provided = Object.entries(shared).map(([name, versions]) => [name, Object.keys(versions)[0]]);
  void fetch(PROVIDED_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(provided)),
  });
}
