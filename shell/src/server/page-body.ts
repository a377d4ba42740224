import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './accepted-encoding';

const compressors: Record<Encoding, (html: Buffer) => Promise<Buffer>> = {
  br: (html) =>
    promisify(brotliCompress)(html, {
      params: {
        // The highest quality takes a visitor more time than it saves.
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
      },
    }),
  gzip: (html) => promisify(gzip)(html),
};

/** Less is not worth compressing, in bytes. */
const MIN_COMPRESSED = 1024;

/** The HTML of a page as it is sent: compressed once for each encoding that visitors accept. */
export class PageBody {
  readonly html: Buffer;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  constructor(html: string | Buffer) {
    this.html = Buffer.from(html);
  }

  /** About what it takes in memory with its compressed copies, in bytes. */
  get size(): number {
    return Math.ceil(this.html.length * 1.5);
  }

  /** May it be compressed? */
  get isCompressible(): boolean {
    return this.html.length >= MIN_COMPRESSED;
  }

  compressed(encoding: Encoding): Promise<Buffer> {
    const known = this.#compressed.get(encoding);
    if (known) return known;
    const compressing = compressors[encoding](this.html);
    this.#compressed.set(encoding, compressing);
    compressing.catch(() => this.#compressed.delete(encoding));
    return compressing;
  }
}
