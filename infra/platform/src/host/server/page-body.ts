import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './accepted-encoding';

/** Less is not worth compressing, in bytes. */
export const MIN_COMPRESSED_BYTES = 1024;

/**
 * Brotli for answers that are compressed when they are sent: the highest quality takes a visitor more time than it saves. The window is
 * 256 KB, more than twice the largest page of the site. With the default of 4 MB each answer takes so much memory that garbage collection
 * costs as much as the compression.
 */
export const BROTLI_PARAMS = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 };
const SMALLEST = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };

const brotli = (html: Buffer, params = BROTLI_PARAMS): Promise<Buffer> =>
  promisify(brotliCompress)(html, { params: { ...params, [constants.BROTLI_PARAM_SIZE_HINT]: html.length } });

const compressors: Record<Encoding, (html: Buffer) => Promise<Buffer>> = {
  br: (html) => brotli(html),
  gzip: (html) => promisify(gzip)(html),
};

/** The HTML of a page as it is sent: compressed once for each encoding that visitors accept. */
export class PageBody {
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  constructor(readonly html: Buffer) {}

  /** About what it takes in memory with its compressed copies, in bytes. */
  get size(): number {
    return Math.ceil(this.html.length * 1.5);
  }

  get isCompressible(): boolean {
    return this.html.length >= MIN_COMPRESSED_BYTES;
  }

  compressed(encoding: Encoding): Promise<Buffer> {
    const known = this.#compressed.get(encoding);
    if (known) return known;
    const compressing = compressors[encoding](this.html);
    this.#compressed.set(encoding, compressing);
    compressing.catch(() => this.#compressed.delete(encoding));
    return compressing;
  }

  /** Compresses it as far as Brotli can, which takes another thread a tenth of a second. */
  async shrink(): Promise<void> {
    this.#compressed.set('br', Promise.resolve(await brotli(this.html, SMALLEST)));
  }
}
