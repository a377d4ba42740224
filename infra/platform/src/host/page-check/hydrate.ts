import { readFile } from 'node:fs/promises';
import { type DOMWindow, type FetchOptions, JSDOM, ResourceLoader, VirtualConsole } from 'jsdom';
import { FAILURE_EVENT, type SiteFailure } from '../../protocol/site-failure';
import { isError, oneSentence } from './describe-error';
import { addMissingApis } from './missing-apis';
import { PendingWork } from './pending-work';

/** The HTML that the server sends for an address of the site. */
export interface RenderedPage {
  /** Path and query. */
  address: string;
  html: string;
}

/** The files that a browser may request, on disk, by their path on the site. */
export type SiteFiles = Readonly<Record<string, string>>;

const SITE = 'http://site.internal';

/** One page in a window of its own, with its scripts, until it is hydrated and has nothing more to do. */
export class Hydration {
  readonly #work: PendingWork;
  #problem: string | undefined;
  /** The last error on the console: it says more than the failure that the shell reports right after it. */
  #logged: unknown;

  /** @param maxTurns how many turns of the event loop a page is watched that does not come to an end */
  constructor(
    private readonly files: SiteFiles,
    maxTurns?: number,
  ) {
    this.#work = new PendingWork(maxTurns);
  }

  /** @returns the first thing that goes wrong */
  async of({ address, html }: RenderedPage): Promise<string | undefined> {
    const { window } = new JSDOM(html, {
      url: SITE + address,
      runScripts: 'dangerously',
      pretendToBeVisual: true,
      resources: this.#resources(),
      virtualConsole: this.#console(),
      beforeParse: (window) => this.#prepare(window),
    });
    const isStarted = () => window.document.documentElement.dataset.hydrated === 'true';
    await this.#work.untilIdle({ isStarted, isDone: () => this.#problem !== undefined });
    if (!isStarted()) this.fail('it is not hydrated.');
    window.close();
    return this.#problem;
  }

  /** Something goes wrong; only the first time counts. */
  fail(problem: string): void {
    this.#problem ??= problem;
  }

  #prepare(window: DOMWindow): void {
    this.#work.watch(window);
    addMissingApis(window);
    window.addEventListener('error', ({ error }) => this.fail(`it throws: ${oneSentence(error)}`));
    window.addEventListener(FAILURE_EVENT, (event) => {
      const { kind } = (event as CustomEvent<SiteFailure>).detail;
      this.fail(`${REASONS[kind] ?? 'it throws'}: ${oneSentence(this.#logged)}`);
    });
  }

  /** What jsdom says about itself is left out: which newer CSS it cannot read, or which file did not load. */
  #console(): VirtualConsole {
    const console = new VirtualConsole();
    console.on('error', (...logged: unknown[]) => {
      this.#logged = logged.find(isError) ?? logged[0];
    });
    return console;
  }

  #resources(): ResourceLoader {
    // A window that is closed aborts what it still loads.
    const load = (path: string) => Object.assign(this.#work.add(this.#read(path)), { abort: () => {} });
    return new (class extends ResourceLoader {
      override fetch(url: string, { element }: FetchOptions) {
        const { origin, pathname } = new URL(url);
        // The scripts of others may be blocked, and a page in a frame is checked by itself.
        return origin === SITE && element?.localName === 'script' ? load(pathname) : null;
      }
    })();
  }

  async #read(path: string): Promise<Buffer> {
    const file = this.files[path];
    if (file) return readFile(file);
    this.fail(`it needs ${path}, which is in no release.`);
    throw new Error(`There is no ${path}.`);
  }
}

/** What a failure is when it is not that code throws. */
const REASONS: Partial<Record<SiteFailure['kind'], string>> = {
  'page-not-loaded': 'its code does not load',
  'hydration-mismatch': 'it differs from what the server rendered',
};
