import { isValidElement, type ReactNode } from 'react';
import type { FaqItem } from '../faq/faq';

/** The questions that stand on a page as JSON-LD: schema.org's FAQPage, in the words that visitors read. */
export function faqPage(questions: readonly FaqItem[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {
        '@type': 'Answer',
        text: (Array.isArray(answer) ? answer : [answer]).map(textOf).join(' '),
      },
    })),
  };
}

/** The text of what is rendered. Of a component only what is put into it is known, which is all that a link or a name for emphasis has. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : '';
}
