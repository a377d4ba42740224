import { plainText } from '@site/contract';

/** The characters of a code. */
export type CodeKind = 'digits' | 'alphanumeric';

/** The characters of a text that can be part of a code, in capitals. */
function codeCharacters(text: string, kind: CodeKind): string {
  return kind === 'digits' ? text.replace(/\D/g, '') : text.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

const GROUPED_DIGITS = /\d(?:[\s-]*\d)*/g;
/** Letters of any language, so that a word with an accent is not split into parts that look like a code. */
const WORD = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu;

/**
 * The code in a text that was pasted or autofilled, such as "Uw code: EKYVTY7". When no part of the text has the length of a code,
 * all characters that can be part of one.
 */
export function codeInText(text: string, kind: CodeKind, length: number): string {
  const plain = plainText(text);
  const all = codeCharacters(plain, kind);
  if (all.length <= length) return all;
  const found = kind === 'digits' ? digitsIn(plain, length) : wordIn(plain, length);
  return found === undefined ? all : codeCharacters(found, kind);
}

/** Unbroken digits come first: a date or an amount next to them may look like part of a group. */
function digitsIn(text: string, length: number): string | undefined {
  const unbroken = text.match(/\d+/g) ?? [];
  const grouped = text.match(GROUPED_DIGITS) ?? [];
  return [...unbroken, ...grouped].find((digits) => codeCharacters(digits, 'digits').length === length);
}

/** An ordinary word can be as long as a code: a word with a digit, in capitals or after a colon is more likely the code. */
function wordIn(text: string, length: number): string | undefined {
  const candidates = [...text.matchAll(WORD)]
    .map(({ 0: word, index }) => ({ word, introduced: /[:=]\s*$/.test(text.slice(0, index)) }))
    .filter(({ word }) => word.replaceAll('-', '').length === length && /^[a-z0-9-]+$/i.test(word));
  const likely =
    candidates.find(({ word }) => /\d/.test(word)) ??
    candidates.find(({ word }) => word === word.toUpperCase()) ??
    candidates.find(({ introduced }) => introduced) ??
    candidates[0];
  return likely?.word;
}
