import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { Builds } from '@site/platform/build';
import { ROOT } from '../command';

/** What can be wrong with a part of the site, and the sentence when it is over. */
const OVER = {
  build: 'builds again',
  versions: 'fits the live shell again',
  paths: 'has its paths for itself again',
  start: 'runs again',
  browser: '',
} as const;

type Problem = keyof typeof OVER;

/** What is built and what is wrong: for the terminal and for the pages that are open in a browser. */
export class OpenPages {
  readonly #changes = new EventEmitter().setMaxListeners(0);
  readonly #problems = new Map<string, string>();
  /** The hash of each latest build, by name. */
  readonly #latest = new Map<string, string>();
  #run = randomUUID();

  /** @param log writes a line about a part of the site to the terminal */
  constructor(private readonly log: (name: string, line: string) => void) {}

  get state(): Builds {
    const problem = [...this.#problems].map(([key, text]) => `${key.split(' ', 1)[0]}: ${text}`).join('\n\n');
    return { run: this.#run, problem, latest: [...this.#latest.values()] };
  }

  /** @returns the function that ends the subscription */
  onChange(listener: (state: Builds) => void): () => void {
    this.#changes.on('change', listener);
    return () => this.#changes.off('change', listener);
  }

  /** Loads every page again. */
  reload(): void {
    this.#run = randomUUID();
    this.#tell();
  }

  /** Brings open pages to this browser build of the shell or a remote. */
  update(name: string, hash: string | undefined): void {
    if (!hash || hash === this.#latest.get(name)) return;
    this.#latest.set(name, hash);
    this.#tell();
  }

  /** Says that something is wrong with a part of the site, unless that was said last. */
  begin(name: string, problem: Problem, report: string): void {
    const text = report.replaceAll(`${ROOT}/`, '');
    const key = `${name} ${problem}`;
    if (this.#problems.get(key) === text) return;
    this.#problems.set(key, text);
    for (const line of text.split('\n')) this.log(name, line);
    this.#tell();
  }

  /** Says that it is over, if it had begun. */
  end(name: string, problem: Problem): void {
    if (!this.#problems.delete(`${name} ${problem}`)) return;
    if (OVER[problem]) this.log(name, OVER[problem]);
    this.#tell();
  }

  #tell(): void {
    this.#changes.emit('change', this.state);
  }
}
