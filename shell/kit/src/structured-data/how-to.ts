import type { PageMetadata } from '../pages/pages';

/** A step in plain text. */
export interface HowToStep {
  title: string;
  text: string;
}

/** The steps on a page as JSON-LD (schema.org's HowTo), in the same words as on the page. `name` is what they lead to. */
export function howTo({ url }: PageMetadata, name: string, steps: readonly HowToStep[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'HowTo',
    name,
    url,
    step: steps.map(({ title, text }, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name: title,
      text,
    })),
  };
}
