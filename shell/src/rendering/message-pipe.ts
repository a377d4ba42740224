import type { Duplex } from 'node:stream';

// Kept from before any code of a remote runs, which could replace them.
const { parse, stringify } = JSON;

/** The longest message, in bytes: a release has at most 50 MB of files, and few of them are for the server. */
const MAX_MESSAGE_BYTES = 64 * 1024 * 1024;

const LINE_END = 0x0a;

/**
 * Messages over a pipe, each a line of JSON. Unlike the channel that Node offers between processes, it survives whatever the other
 * side writes.
 */
export class MessagePipe {
  readonly #pipe: Duplex;

  /** @param events.onUnreadable the other side sent what is no message; nothing is read after it. */
  constructor(
    pipe: Duplex,
    events: { onMessage: (message: unknown) => void; onUnreadable: () => void; onClosed?: () => void },
  ) {
    this.#pipe = pipe;
    let parts: Buffer[] = [];
    let size = 0;
    const give = (line: Buffer): boolean => {
      let message: unknown;
      try {
        message = parse(line.toString('utf8'));
      } catch {
        return false;
      }
      events.onMessage(message);
      return true;
    };
    const read = (chunk: Buffer): boolean => {
      let from = 0;
      for (let end = chunk.indexOf(LINE_END); end >= 0; end = chunk.indexOf(LINE_END, from)) {
        const line = Buffer.concat([...parts, chunk.subarray(from, end)]);
        parts = [];
        size = 0;
        from = end + 1;
        if (!give(line)) return false;
      }
      parts.push(chunk.subarray(from));
      size += chunk.length - from;
      return size <= MAX_MESSAGE_BYTES;
    };
    const onData = (chunk: Buffer) => {
      if (read(chunk)) return;
      pipe.off('data', onData);
      pipe.resume();
      parts = [];
      events.onUnreadable();
    };
    pipe.on('data', onData);
    // The other side is gone: `close` follows.
    pipe.on('error', () => {});
    if (events.onClosed) pipe.once('close', events.onClosed);
  }

  /** @param sent called when the message is on its way. @returns false when the pipe is closed. */
  send(message: object, sent?: () => void): boolean {
    if (!this.#pipe.writable) return false;
    this.#pipe.write(`${stringify(message)}\n`, sent && (() => sent()));
    return true;
  }
}
