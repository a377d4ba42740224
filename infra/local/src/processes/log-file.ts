import { createWriteStream, renameSync, type WriteStream } from 'node:fs';

/** In bytes. A longer file becomes `<file>.1`, which replaces an earlier one. */
export const MAX_SIZE = 10 * 1024 * 1024;

/**
 * A file that lines are written to. When it cannot be written, because the disk is full for example, that is reported
 * once; the line is lost, and each later line tries again.
 */
export class LogFile {
  private stream: WriteStream | undefined;
  private wasOpened = false;
  private isTold = false;
  /** Bytes in the file, and on their way to it. */
  private size = 0;

  /** @param onError receives one sentence when the file cannot be written. */
  constructor(
    private readonly file: string,
    private readonly onError: (sentence: string) => void,
  ) {
    this.open();
  }

  write(line: string): void {
    if (this.size > MAX_SIZE) this.rotate();
    const stream = this.stream && !this.stream.destroyed ? this.stream : this.open();
    const size = Buffer.byteLength(line) + 1;
    this.size += size;
    stream.write(`${line}\n`, (error) => {
      if (error && stream === this.stream) this.size -= size;
    });
  }

  end(): void {
    this.stream?.end();
  }

  /** What is still being written to the earlier file follows it to its new name. */
  private rotate(): void {
    this.size = 0;
    this.stream?.end();
    this.stream = undefined;
    try {
      renameSync(this.file, `${this.file}.1`);
    } catch {
      // The folder is not writable, or the file is in use on Windows: it grows on until the next attempt.
    }
  }

  /** The first successful write replaces the file of an earlier run. */
  private open(): WriteStream {
    const stream = createWriteStream(this.file, { flags: this.wasOpened ? 'a' : 'w' });
    stream.once('open', () => {
      this.wasOpened = true;
    });
    stream.on('error', ({ message }) => {
      if (this.isTold) return;
      this.isTold = true;
      this.onError(
        `The log ${this.file} cannot be written (${message}). Everything else goes on without it.`,
      );
    });
    this.stream = stream;
    return stream;
  }
}
