import { KLACHT_TEKENS, tooLongMelding } from '@site/contract';

/** The error message of an answer that is longer than the backend accepts, or `null`. Surrounding spaces do not count. */
export function tooLong(field: keyof typeof KLACHT_TEKENS, text: string): string | null {
  const limit = KLACHT_TEKENS[field];
  return [...text.trim()].length > limit ? tooLongMelding(limit) : null;
}
