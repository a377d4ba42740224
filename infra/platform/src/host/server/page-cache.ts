import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { CachedResponse } from './cached-response';
import type { PageBody } from './page-body';

export interface SendablePage {
  status: number;
  body: PageBody;
}

/** A rendered page that is the same for every visitor. */
export interface CachedPage extends SendablePage {
  /** Weak: it is that of all its encodings. */
  etag: string;
  /** Its answers, by the `Accept-Encoding` of the request. */
  ready: Map<string, CachedResponse>;
}

/** Pages at longer addresses are not cached: they are rarely requested twice, and would evict the others. */
const MAX_ADDRESS_LENGTH = 200;

/**
 * The size of the cache: some three times all pages of the site. Bounded by size and not by count, because a query can make a page
 * larger, and a client can request any number of addresses.
 */
const MAX_BYTES = 32 * 1024 * 1024;

/**
 * The rendered pages that were used last, by their address and by the variant of the site: all that the HTML depends on besides
 * the address. They contain no personal data.
 */
export class PageCache {
  #pages: LRUCache<string, CachedPage>;
  /** The pages that were compressed again, and whether another one is being compressed now. */
  #shrunk = new WeakSet<CachedPage>();
  #isShrinking = false;

  constructor(maxBytes = MAX_BYTES) {
    this.#pages = new LRUCache({
      maxSize: maxBytes,
      // A character of a key takes two bytes.
      sizeCalculation: ({ body }, key) => body.size + 2 * key.length,
    });
  }

  find(variant: string, address: string): CachedPage | undefined {
    const page = this.#pages.get(`${variant} ${address}`);
    if (page && !this.#isShrinking && !this.#shrunk.has(page)) void this.#shrink(page);
    return page;
  }

  /** Makes a page that is requested again as small as can be, one at a time. */
  async #shrink(page: CachedPage): Promise<void> {
    this.#shrunk.add(page);
    if (!page.body.isCompressible) return;
    this.#isShrinking = true;
    // Without memory for it the page stays as it is.
    await page.body.shrink().catch(() => {});
    this.#isShrinking = false;
    page.ready.clear();
  }

  /** Adds a page. @returns the page with its ETag. */
  add(variant: string, address: string, { status, body }: SendablePage): CachedPage {
    const hash = createHash('sha256').update(body.html).digest('base64url').slice(0, 22);
    const cached: CachedPage = { status, body, etag: `W/"${hash}"`, ready: new Map() };
    if (address.length <= MAX_ADDRESS_LENGTH) this.#pages.set(`${variant} ${address}`, cached);
    return cached;
  }

  /** Removes all pages: those of an earlier composition are not requested again. */
  clear(): void {
    this.#pages.clear();
  }
}
