import { type Quarantine, quarantined, type ReleaseFailure } from '../../protocol/quarantine';
import type { Pointer } from '../../protocol/release';
import { readFailures, recordFailure } from '../../store/release-failures';

/** The failures of releases in all shells that share a folder or a bucket. Without it, those of this process. */
export class FailureRecords {
  #shared: readonly ReleaseFailure[] = [];
  readonly #known = new Map<string, ReleaseFailure>();
  /** What could not be written. */
  #own: ReleaseFailure[] = [];
  #isReadable = true;

  constructor(
    private readonly options: {
      folder: string;
      /** Called when a failure could not be written: other processes do not know of it, nor this one after a restart. */
      onUnwritable: (error: Error) => void;
      /** Called when what other processes recorded can no longer be read; what was read before still counts. */
      onUnreadable: (error: Error) => void;
    },
  ) {}

  /** Reads what other processes recorded. */
  async refresh(): Promise<void> {
    try {
      this.#shared = await readFailures(this.options.folder, this.#known);
      this.#isReadable = true;
    } catch (error) {
      if (this.#isReadable) this.options.onUnreadable(error as Error);
      this.#isReadable = false;
    }
  }

  async add(failure: ReleaseFailure): Promise<void> {
    try {
      await recordFailure(this.options.folder, failure);
      await this.refresh();
    } catch (error) {
      this.#own.push(failure);
      this.options.onUnwritable(error as Error);
    }
  }

  /** The versions of a remote that no shell runs. */
  quarantined(
    remote: string,
    pointer: Pick<Pointer, 'version' | 'at' | 'canary' | 'liveAt'>,
  ): ReadonlyMap<string, Quarantine> {
    return quarantined([...this.#shared, ...this.#own], remote, pointer);
  }
}
