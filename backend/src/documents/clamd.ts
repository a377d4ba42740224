import { once } from 'node:events';
import { connect } from 'node:net';
import type { Readable } from 'node:stream';

/** A job has 20 seconds. */
const TIMEOUT_MS = 15_000;

/**
 * Has clamd search a stream, by its command INSTREAM.
 *
 * @returns the name of the virus, or `null`
 * @throws when clamd cannot be reached or does not search it
 */
export async function searchForViruses(
  content: Readable,
  { host, port }: { host: string; port: number },
): Promise<string | null> {
  const socket = connect({ host, port }).setEncoding('latin1').setTimeout(TIMEOUT_MS);
  socket.once('timeout', () => socket.destroy(new Error('clamd does not answer in time.')));
  let answer = '';
  socket.on('data', (text: string) => {
    answer += text;
  });
  const answered = once(socket, 'end');
  // Awaited below; an error meanwhile ends the loop.
  answered.catch(() => {});
  try {
    await once(socket, 'connect');
    socket.write('zINSTREAM\0');
    for await (const chunk of content as AsyncIterable<Buffer>) {
      const size = Buffer.alloc(4);
      size.writeUInt32BE(chunk.length);
      socket.write(size);
      // One that found something may answer and hang up before the end.
      if (!socket.writable) break;
      if (!socket.write(chunk)) await Promise.race([once(socket, 'drain'), answered]);
    }
    socket.end(Buffer.alloc(4));
    await answered;
  } finally {
    content.destroy();
    socket.destroy();
  }
  const [, name] = /^stream: (.+) FOUND\0?$/.exec(answer) ?? [];
  if (name) return name;
  if (/^stream: OK\0?$/.test(answer)) return null;
  throw new Error(`clamd answers: ${answer.slice(0, 200)}`);
}
