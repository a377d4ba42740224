import type { Readable } from 'node:stream';

/** A longer line is cut, in characters. */
const MAX_LINE_LENGTH = 500;
/** How many lines of one period are passed on. */
const MAX_LINES = 20;
/** How much is read in one period, in characters. Who writes more waits for the next one. */
const MAX_READ = 256 * 1024;
/** How many lines are remembered, for who asks why a process ended. */
const KEPT_LINES = 40;

/** The lines that a process writes, however much that is: memory and time for them are limited. */
export class BoundedOutput {
  /** The last lines, also of those that were not passed on. */
  readonly last: string[] = [];
  readonly #streams: readonly Readable[];
  readonly #onLine: (line: string) => void;
  #lines = 0;
  #read = 0;

  constructor(streams: readonly Readable[], onLine: (line: string) => void) {
    this.#streams = streams;
    this.#onLine = onLine;
    for (const stream of streams) this.#listen(stream);
  }

  /** Ends the period that the limits are for: to be called all the time. */
  nextPeriod(): void {
    const skipped = this.#lines - MAX_LINES;
    this.#lines = 0;
    this.#read = 0;
    if (skipped > 0) this.#onLine(`(${skipped} more lines)`);
    for (const stream of this.#streams) stream.resume();
  }

  #listen(stream: Readable): void {
    let line = '';
    stream.setEncoding('utf8').on('data', (text: string) => {
      let from = 0;
      for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
        this.#add(line + text.slice(from, Math.min(end, from + MAX_LINE_LENGTH)));
        line = '';
        from = end + 1;
      }
      line = (line + text.slice(from, from + MAX_LINE_LENGTH)).slice(0, MAX_LINE_LENGTH);
      this.#read += text.length;
      if (this.#read > MAX_READ) for (const one of this.#streams) one.pause();
    });
    stream.on('end', () => line && this.#add(line));
    // The process is gone, and its last lines with it.
    stream.on('error', () => {});
  }

  #add(line: string): void {
    const text = line.slice(0, MAX_LINE_LENGTH);
    this.last.push(text);
    if (this.last.length > KEPT_LINES) this.last.shift();
    this.#lines += 1;
    if (this.#lines <= MAX_LINES) this.#onLine(text);
  }
}
