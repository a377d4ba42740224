/* What visitors request of the site: a model, which cache-in-front.ts and thousand-visitors.ts share. */

/** Of a hundred page views, how many are of these pages; the others are spread over the rest of the sitemap. */
const SHARES: Readonly<Record<string, number>> = {
  '/': 28,
  '/lease-berekenen': 20,
  '/faq': 8,
  '/lease-aanvragen': 8,
  '/contact': 5,
  '/login/klant': 3,
  '/klant': 3,
};

/** A page view is a request for a whole page here. In a browser most others of a visit fetch only scripts. */
export const PAGES_PER_VISIT = 3;

/** The share of visitors who were here before: they have the files, and ask whether a page changed. */
const RETURNING = 0.4;

export interface VisitedPage {
  address: string;
  etag: string | undefined;
  /** The files that it loads before it is hydrated. */
  files: readonly string[];
}

export interface VisitRequest {
  address: string;
  /** Of the page that a returning visitor has. */
  etag?: string;
  isPage: boolean;
}

/** The same sequence each time, from 0 to 1 (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** All pages of the sitemap and those of the shares, as a site has them now. */
export async function readPages(site: string): Promise<VisitedPage[]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => {
    const { pathname, search } = new URL(location.replaceAll('&amp;', '&'));
    return pathname + search;
  });
  const pages: VisitedPage[] = [];
  for (const address of new Set([...Object.keys(SHARES), ...listed])) {
    const answer = await fetch(site + address);
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
    const etag = answer.headers.get('etag') ?? undefined;
    pages.push({ address, etag, files: filesOf(await answer.text()) });
  }
  return pages;
}

/** What loads with a page, besides images. */
const LOADED = /^<script|\srel="(?:modulepreload|stylesheet)"|\sas="(?:script|style|font)"/;

/** The files that a page with this HTML loads before it is hydrated, each once. */
function filesOf(html: string): string[] {
  const found = [...html.matchAll(/<(?:link|script)\b[^>]*>/g)].flatMap(([tag]) => {
    const of = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
    // The inline script lists the scripts that it requests.
    const listed = `${of('data-scripts')} ${of('data-preload')}`.split(' ');
    return LOADED.test(tag) ? [...listed, of('href') || of('src')] : listed;
  });
  return [...new Set(found)].filter((file) => file && !file.startsWith('data:'));
}

/** The requests of one visitor, in order. */
export function visit(pages: readonly VisitedPage[], random: () => number): VisitRequest[] {
  const isReturning = random() < RETURNING;
  const loaded = new Set<string>();
  const requests: VisitRequest[] = [];
  for (let view = 0; view < PAGES_PER_VISIT; view++) {
    const page = choose(pages, random);
    const etag = isReturning ? page.etag : undefined;
    requests.push({ address: page.address, isPage: true, ...(etag && { etag }) });
    for (const file of isReturning ? [] : page.files) {
      if (!loaded.has(file)) requests.push({ address: file, isPage: false });
      loaded.add(file);
    }
  }
  return requests;
}

function choose(pages: readonly VisitedPage[], random: () => number): VisitedPage {
  let left = random() * 100;
  for (const [address, share] of Object.entries(SHARES)) {
    left -= share;
    const page = left < 0 && pages.find((one) => one.address === address);
    if (page) return page;
  }
  const others = pages.filter(({ address }) => !(address in SHARES));
  return others[Math.floor(random() * others.length)] as VisitedPage;
}
