import { closeSync, openSync, renameSync, writeSync } from 'node:fs';

/** In bytes. A longer file becomes `<file>.1`, which replaces an earlier one. */
export const MAX_SIZE = 10 * 1024 * 1024;

/**
 * A file that lines are written to; the first one replaces the file of an earlier run. When it cannot be written, because the disk is full
 * for example, that is reported once; the line is lost, and each later line tries again.
 */
export class LogFile {
  #open: number | undefined;
  #flags = 'w';
  #isTold = false;
  #size = 0;

  /** @param onError receives one sentence when the file cannot be written. */
  constructor(
    private readonly file: string,
    private readonly onError: (sentence: string) => void,
  ) {}

  write(line: string): void {
    try {
      if (this.#size > MAX_SIZE) this.#rotate();
      this.#open ??= openSync(this.file, this.#flags);
      this.#flags = 'a';
      this.#size += writeSync(this.#open, `${line}\n`);
    } catch (error) {
      if (this.#isTold) return;
      this.#isTold = true;
      const { message } = error as Error;
      this.onError(
        `The log ${this.file} cannot be written (${message}). Everything else goes on without it.`,
      );
    }
  }

  end(): void {
    if (this.#open !== undefined) closeSync(this.#open);
    this.#open = undefined;
  }

  #rotate(): void {
    this.#size = 0;
    this.end();
    try {
      renameSync(this.file, `${this.file}.1`);
    } catch {
      // The folder is not writable, or the file is in use on Windows: it grows on until the next attempt.
    }
  }
}
