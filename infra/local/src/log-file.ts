import { createWriteStream, type WriteStream } from 'node:fs';

/**
 * A file that lines are written to. When it cannot be written, because the disk is full for example, that is reported
 * once; the line is lost, and each later line tries again.
 */
export class LogFile {
  private stream: WriteStream | undefined;
  private wasOpened = false;
  private isTold = false;

  /** @param onError receives one sentence when the file cannot be written. */
  constructor(
    private readonly file: string,
    private readonly onError: (sentence: string) => void,
  ) {
    this.open();
  }

  write(line: string): void {
    const stream = this.stream && !this.stream.destroyed ? this.stream : this.open();
    stream.write(`${line}\n`);
  }

  end(): void {
    this.stream?.end();
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
