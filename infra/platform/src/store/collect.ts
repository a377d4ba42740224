import { FileTooLarge } from './store-errors';

/** The bytes of a stream, which is closed as soon as there are too many. @throws FileTooLarge */
export async function collect(
  stream: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  file: string,
  maxBytes: number,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > maxBytes) throw new FileTooLarge(file, maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}
