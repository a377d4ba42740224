import { isValidElement, type ReactNode } from 'react';
import type { FaqItem } from '../faq/faq';

/** The questions on a page as JSON-LD (schema.org's FAQPage), in the same words as on the page. */
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

/** The text of a React node. Of a component only its `children` are read, which is enough for links and emphasis. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : '';
}
