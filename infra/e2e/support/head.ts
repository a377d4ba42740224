import type { Page } from '@playwright/test';

/** One JSON-LD object. */
export interface StructuredData {
  '@context': string;
  '@type': string;
  [name: string]: unknown;
}

/** The head of a document and the text of the page. */
export interface DocumentHead {
  title: string;
  /** The content of each `<meta>` by its name or property. */
  meta: Record<string, string>;
  canonical: string | null;
  data: StructuredData[];
  /** The text of the main part, with single spaces. */
  text: string;
}

/** Reads the head of the document that is open. @throws when its structured data is invalid JSON. */
export async function readHead(page: Page): Promise<DocumentHead> {
  return page.evaluate(() => ({
    title: document.title,
    meta: Object.fromEntries(
      [...document.querySelectorAll('meta[content]')].map((element) => [
        element.getAttribute('name') ?? element.getAttribute('property') ?? '',
        element.getAttribute('content') ?? '',
      ]),
    ),
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
    data: [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
      JSON.parse(script.textContent ?? ''),
    ),
    text: (document.querySelector('main')?.textContent ?? '').replace(/\s+/g, ' '),
  }));
}
