import type { SitePath } from '@site/kit';

/** A question with its answer. The answer is plain text, because search engines get the same text as visitors. */
export interface Question {
  question: string;
  /** One or more paragraphs. */
  answer: readonly string[];
  /** A page with more about it. */
  more?: { to: SitePath; text: string };
}

export interface LinkedQuestion extends Question {
  /** Of its item on the page. In links elsewhere, so it never changes. */
  id: string;
}
