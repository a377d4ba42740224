import type { Gauge } from 'prom-client';
import type { BackendCalls, Release } from '../../protocol/release';
import { missingInBackend } from '../../protocol/rules';
import { askBackend } from '../../store/ask-backend';
import type { ReconcilerLog } from '../composition/reconciler';

/** How often the backend is asked which calls it knows, and for how long its last answer counts when it does not say it, in ms. */
const INTERVAL_MS = 3000;
const LASTING_MS = 60_000;

/** How long a start waits for the first answer, in ms. */
const START_WAIT_MS = 1000;

/**
 * Knows which calls the backend knows, and says so when what visitors get needs more: the backend was rolled back under it. A backend
 * that does not say it, such as one from before it did, holds up nothing.
 */
export class BackendSkew {
  #known: { calls: BackendCalls; at: number } | undefined;
  #said = new Set<string>();
  #timer: NodeJS.Timeout | undefined;

  /**
   * @param url of the health checks of the backend; null when nobody says where it is
   * @param options.running the releases that visitors get
   */
  constructor(
    private readonly url: string | null,
    private readonly options: {
      running: () => readonly Release[];
      log: ReconcilerLog;
      behind: Gauge<'remote' | 'version'>;
    },
  ) {}

  /** Undefined when the backend does not say it. */
  get known(): BackendCalls | undefined {
    return this.#known?.calls;
  }

  /** For `/health`: its contract, null when it does not say it, and what releases that visitors get need and it does not know. */
  get health(): { contract: string | null; missing: readonly string[] } {
    return { contract: this.known?.contract ?? null, missing: [...this.#said] };
  }

  /** Asks it again and again, and compares the answer with what runs. Resolves soon, whether or not there is an answer. */
  async start(): Promise<void> {
    const { url } = this;
    if (!url) return;
    this.#timer = setInterval(() => void this.#ask(url).then(() => this.#compare()), INTERVAL_MS);
    const late = new Promise<void>((resolve) => setTimeout(resolve, START_WAIT_MS).unref());
    await Promise.race([this.#ask(url), late]);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #ask(url: string): Promise<void> {
    const calls = await askBackend(url);
    if (calls) this.#known = { calls, at: Date.now() };
    else if (this.#known && Date.now() - this.#known.at > LASTING_MS) this.#known = undefined;
  }

  #compare(): void {
    const { behind, log, running } = this.options;
    behind.reset();
    const said = new Set<string>();
    for (const release of running()) {
      const reason = missingInBackend(release, this.known);
      if (!reason) continue;
      const { name: remote, version } = release;
      behind.set({ remote, version }, 1);
      said.add(reason);
      if (!this.#said.has(reason))
        log.error({ remote, version, reason }, 'the backend does not know what a release needs');
    }
    this.#said = said;
  }
}
