import { antwoordTeLang, KLACHT_TEKENS } from '@site/contract';

/** What is said of an answer that is longer than the backend takes; `null` when it fits. Spaces around it are not sent. */
export function tooLong(field: keyof typeof KLACHT_TEKENS, text: string): string | null {
  const limit = KLACHT_TEKENS[field];
  return [...text.trim()].length > limit ? antwoordTeLang(limit) : null;
}
