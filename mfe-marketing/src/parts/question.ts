/** A question with its answer. The answer is plain text, because search engines get the same words as visitors. */
export interface Question {
  question: string;
  /** One or more paragraphs. */
  answer: readonly string[];
  /** Where more is to be read. */
  more?: { to: string; text: string };
}

/** The questions of a page as JSON-LD: schema.org's FAQPage. */
export function faqPage(questions: readonly Question[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
    })),
  };
}
