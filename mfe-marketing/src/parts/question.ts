/** A question with its answer. The answer is plain text, because search engines get the same words as visitors. */
export interface Question {
  question: string;
  /** One or more paragraphs. */
  answer: readonly string[];
  /** Where more is to be read. */
  more?: { to: string; text: string };
}
