import type { Readable, Writable } from 'node:stream';

// Kept from before any code of a remote runs, which could replace them.
const { parse, stringify } = JSON;

/** The longest line and the longest body, in bytes: a release has at most 50 MB of files, and few of them are for the server. */
const MAX_BYTES = 64 * 1024 * 1024;

const LINE_END = 0x0a;

interface PipeEvents {
  onMessage: (message: unknown, body: Buffer | undefined) => void;
  /** The other side sent what is no message; nothing is read after it. */
  onUnreadable: () => void;
  onClosed?: () => void;
}

/** A line of JSON, after which a body of this many bytes follows. */
const LINE = /^(?:(\d{1,8}) )?([[{].*)$/s;

/**
 * Messages over a pipe in each direction, each a line of JSON. A message with a body is a line that begins with the size of the body, in
 * bytes, and a space; the body follows it as it is: text in JSON costs more than a page takes to render. Unlike the channel that Node offers
 * between processes, it survives whatever the other side writes.
 */
export class MessagePipe {
  readonly #to: Writable;

  constructor({ from, to }: { from: Readable; to: Writable }, events: PipeEvents) {
    this.#to = to;
    const reader = new MessageReader(events.onMessage);
    const onData = (chunk: Buffer) => {
      if (reader.read(chunk)) return;
      from.off('data', onData);
      from.resume();
      events.onUnreadable();
    };
    from.on('data', onData);
    // The other side is gone: `close` follows.
    for (const stream of [from, to]) stream.on('error', () => {});
    if (events.onClosed) from.once('close', events.onClosed);
  }

  /** @param sent called when the message is on its way. @returns false when the pipe is closed. */
  send(message: object, { body, sent }: { body?: Buffer; sent?: () => void } = {}): boolean {
    if (!this.#to.writable) return false;
    const line = `${stringify(message)}\n`;
    this.#to.cork();
    this.#to.write(body ? `${body.length} ${line}` : line, body || !sent ? undefined : () => sent());
    if (body) this.#to.write(body, sent && (() => sent()));
    this.#to.uncork();
    return true;
  }
}

/** Puts messages together from the parts in which they arrive. */
class MessageReader {
  #parts: Buffer[] = [];
  /** Of all parts. */
  #size = 0;
  /** The message whose body is being read. */
  #message: { value: unknown; bytes: number } | undefined;

  constructor(private readonly onMessage: PipeEvents['onMessage']) {}

  /** @returns false when this is no message. */
  read(chunk: Buffer): boolean {
    let rest = chunk;
    while (rest.length > 0) {
      const end = this.#message ? this.#message.bytes - this.#size : rest.indexOf(LINE_END);
      if (end < 0 || end > rest.length) {
        this.#parts.push(rest);
        this.#size += rest.length;
        return this.#size <= MAX_BYTES;
      }
      const whole = this.#take(rest.subarray(0, end));
      // The end of a line is no part of it.
      rest = rest.subarray(this.#message ? end : end + 1);
      if (this.#message) this.#give(whole);
      else if (!this.#readLine(whole)) return false;
    }
    return true;
  }

  #take(last: Buffer): Buffer {
    // A copy, also of a single part: what is kept of it must not keep the memory around it.
    const whole = Buffer.concat([...this.#parts, last]);
    this.#parts = [];
    this.#size = 0;
    return whole;
  }

  #readLine(line: Buffer): boolean {
    const [, size, json = ''] = LINE.exec(line.toString('utf8')) ?? [];
    const bytes = Number(size ?? 0);
    let value: unknown;
    try {
      value = parse(json);
    } catch {
      return false;
    }
    if (bytes > 0) this.#message = { value, bytes };
    else this.onMessage(value, undefined);
    return bytes <= MAX_BYTES;
  }

  #give(body: Buffer): void {
    const value = this.#message?.value;
    this.#message = undefined;
    this.onMessage(value, body);
  }
}
