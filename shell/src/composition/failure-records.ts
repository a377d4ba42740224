import {
  type Pointer,
  type Quarantine,
  quarantined,
  type ReleaseFailure,
  readFailures,
  recordFailure,
} from '@site/release';

/** The failures of releases in all shells that share a folder. Without the folder, those of this process. */
export class FailureRecords {
  #shared: readonly ReleaseFailure[] = [];
  readonly #known = new Map<string, ReleaseFailure>();
  /** What could not be written. */
  #own: ReleaseFailure[] = [];

  constructor(
    private readonly options: {
      folder: string;
      /** Called when a failure could not be written: other processes do not know of it, nor this one after a restart. */
      onUnwritable: (error: Error) => void;
    },
  ) {}

  /** Reads what other processes recorded. */
  async refresh(): Promise<void> {
    this.#shared = await readFailures(this.options.folder, this.#known);
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
  quarantined(remote: string, pointer: Pick<Pointer, 'version' | 'at'>): ReadonlyMap<string, Quarantine> {
    return quarantined([...this.#shared, ...this.#own], remote, pointer);
  }
}
