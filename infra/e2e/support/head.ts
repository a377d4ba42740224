import type { Page } from '@playwright/test';

/** An object of structured data (JSON-LD). */
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

/** Reads the head of a document. @throws when its structured data is invalid JSON. */
export function headOfDocument(document: Document): DocumentHead {
  return {
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
  };
}

/** Reads the head of the document that a browser shows. */
export async function headOfPage(page: Page): Promise<DocumentHead> {
  const shown = await page.evaluateHandle(() => document);
  return shown.evaluate(headOfDocument);
}
