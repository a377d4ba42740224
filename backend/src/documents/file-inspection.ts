import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import type { BestandFout } from '@site/contract/facts';
import { Overloaded } from '../http/domain-error.js';

/** What a process may use for one file: a photo of 24 million pixels takes most of it. */
const MAX_KILOBYTES = 640_000;
const MAX_HEAP_MEGABYTES = 256;
/** Of the processor. */
const MAX_SECONDS = 20;
/** In all, also on a busy machine. */
const TIMEOUT_MS = 60_000;
/** Files are looked at one after the other; when so many wait, the next one is rejected. */
const MAX_WAITING = 20;
/** Of the line that says what a file is. */
const MAX_LINE = 1000;

/** Looks at files, each in a process of its own that has neither secrets nor much memory and time. */
@Injectable()
export class FileInspection {
  private readonly program = createRequire(import.meta.url).resolve('backend/inspect-process');
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  /**
   * @param content the file
   * @param keep gets what is kept of it, with its type; only what it returns for a whole file counts
   * @returns what `keep` returns, or why the file is not accepted
   * @throws Overloaded
   */
  async inspect<Kept>(
    content: () => Readable,
    keep: (type: string, kept: AsyncIterable<Buffer>) => Promise<Kept>,
  ): Promise<Kept | { fout: BestandFout }> {
    if (this.waiting >= MAX_WAITING) throw new Overloaded();
    this.waiting++;
    const result = this.last.then(() => this.inspectNow(content(), keep));
    this.last = result.catch(() => {}).finally(() => this.waiting--);
    return result;
  }

  private async inspectNow<Kept>(
    content: Readable,
    keep: (type: string, kept: AsyncIterable<Buffer>) => Promise<Kept>,
  ): Promise<Kept | { fout: BestandFout }> {
    const child = this.start();
    const ended = new Promise<number | null>((resolve) => {
      child.once('error', () => resolve(null)).once('close', resolve);
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS);
    // What ends a process early ends its input too; its exit code tells that it did.
    let unreadable: unknown;
    const sent = pipeline(content, child.stdin).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE' && error.code !== 'ECONNRESET') unreadable = error;
      child.stdin.destroy();
    });
    try {
      const output = child.stdout[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
      const { line, rest } = await readLine(output);
      const about = line === '' ? null : (JSON.parse(line) as { type: string } | { fout: BestandFout });
      const kept = about && 'type' in about ? await keep(about.type, rest) : undefined;
      child.stdout.resume();
      await sent;
      const code = await ended;
      if (unreadable) throw unreadable;
      if (!about || code !== 0) return { fout: 'zwaar' };
      return 'fout' in about ? about : (kept as Kept);
    } finally {
      clearTimeout(timer);
      child.kill('SIGKILL');
    }
  }

  private start() {
    const command = [process.execPath, `--max-old-space-size=${MAX_HEAP_MEGABYTES}`, this.program];
    const [program, ...args] =
      process.platform === 'linux'
        ? [
            '/bin/sh',
            '-c',
            `ulimit -d ${MAX_KILOBYTES}; ulimit -t ${MAX_SECONDS}; ulimit -c 0; exec "$@"`,
            'sh',
            ...command,
          ]
        : command;
    return spawn(program as string, args, {
      // The thread pool and the heaps of threads would count as memory.
      env: { UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '1' },
      stdio: ['pipe', 'pipe', 'ignore'],
    });
  }
}

/** The first line, and what follows it. The line is empty when the output ends before. */
async function readLine(
  output: AsyncIterator<Buffer>,
): Promise<{ line: string; rest: AsyncIterable<Buffer> }> {
  let start = Buffer.alloc(0);
  for (let end = -1; ; ) {
    const { value, done } = await output.next();
    if (done) return { line: '', rest: (async function* () {})() };
    start = Buffer.concat([start, value]);
    end = start.indexOf('\n');
    if (end >= 0)
      return { line: start.toString('utf8', 0, end), rest: restOf(start.subarray(end + 1), output) };
    if (start.length > MAX_LINE) return { line: '', rest: restOf(start, output) };
  }
}

async function* restOf(first: Buffer, output: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  if (first.length > 0) yield first;
  for (;;) {
    const { value, done } = await output.next();
    if (done) return;
    yield value;
  }
}
