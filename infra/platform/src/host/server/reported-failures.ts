import { LRUCache } from 'lru-cache';
import { formatReleaseId, type ReleaseId } from '../../protocol/release';
import { recordName } from '../../store/records';
import { type ReportedFailure, writeReported } from '../../store/reported-failures';

/** How often what was counted is written, in ms. */
const WRITE_EVERY_MS = 10_000;

/** Of how many versions failures are counted, and how many different ones of each: those that happen most. */
const MAX_VERSIONS = 20;
const MAX_DIFFERENT = 30;

/** The failures of a version since this process started. */
interface Counted {
  id: ReleaseId;
  failures: Map<string, ReportedFailure>;
  isWritten: boolean;
}

/** Counts failures by version and place in its scripts, and writes them where `release explain` finds those of all shells. */
export class ReportedFailures {
  readonly #process = recordName(new Date().toISOString());
  readonly #versions = new LRUCache<string, Counted>({ max: MAX_VERSIONS });
  #lastWrite = 0;
  #timer: NodeJS.Timeout | undefined;
  #isWritable = true;

  /**
   * @param options.folder as of `writeReported`
   * @param options.onUnwritable called when nothing can be written any more; it is tried again with the next failure
   */
  constructor(private readonly options: { folder: string; onUnwritable: (error: Error) => void }) {}

  /** Counts a failure. The first one is written at once. */
  add(id: ReleaseId, failure: Pick<ReportedFailure, 'kind' | 'path' | 'frames'>): void {
    const key = formatReleaseId(id);
    const counted: Counted = this.#versions.get(key) ?? { id, failures: new Map(), isWritten: true };
    this.#versions.set(key, counted);
    const { failures } = counted;
    const what = [failure.kind, failure.path, ...failure.frames].join(' ');
    const known = failures.get(what);
    if (!known && failures.size >= MAX_DIFFERENT) failures.delete(leastOf(failures));
    const count = (known?.count ?? 0) + 1;
    failures.set(what, { ...failure, count, time: new Date().toISOString() });
    counted.isWritten = false;
    const wait = Math.max(this.#lastWrite + WRITE_EVERY_MS - Date.now(), 0);
    this.#timer ??= setTimeout(() => void this.write(), wait).unref();
  }

  /** Writes what is not yet written. @throws nothing */
  async write(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#lastWrite = Date.now();
    const left = [...this.#versions.values()].filter(({ isWritten }) => !isWritten);
    try {
      for (const counted of left) {
        counted.isWritten = true;
        await writeReported(this.options.folder, counted.id, this.#process, [...counted.failures.values()]);
      }
      this.#isWritable = true;
    } catch (error) {
      for (const counted of left) counted.isWritten = false;
      if (this.#isWritable) this.options.onUnwritable(error as Error);
      this.#isWritable = false;
    }
  }
}

/** The one that happened least: of several the first. */
function leastOf(failures: ReadonlyMap<string, ReportedFailure>): string {
  const [[key] = ['']] = [...failures].sort(([, one], [, other]) => one.count - other.count);
  return key;
}
