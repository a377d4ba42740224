import { plainText } from './text.js';

/** The digits of a text, without leading zeros. */
export function toDigits(text: string): string {
  return text.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
}

/** Currency, whole euros with or without thousands separators, decimals, currency. */
const AMOUNT =
  /^(?:(?:€|euro?)\s*)?([1-9]\d{0,2}([.,' ’])\d{3}(?:\2\d{3})*|\d+)(?:[.,]\d*|\s*[.,](?:-+|=))?(?:\s*(?:€|eur|euro(?:['’]?s)?))?$/i;

/**
 * Parses an amount as people write it to whole euros, as digits; empty when the text is not an amount, or is ambiguous.
 *
 * | text                                       | digits          | why                                                   |
 * | ------------------------------------------ | --------------- | ----------------------------------------------------- |
 * | `25000`, `25.000`, `25 000`, `25,000`      | `25000`         | separators of thousands, with three digits after each |
 * | `€ 25.000`, `EUR 25000`, `25.000 euro`     | `25000`         | the currency                                          |
 * | `25.000,00`, `25000.50`, `25,000.50`       | `25000`         | a decimal part is cut off, never rounded up           |
 * | `25.000,999`, `25000.000`                  | `25000`         | cannot be thousands, so it is a decimal part          |
 * | `25.000,-`, `25.000,--`, `25000,=`         | `25000`         | no cents                                              |
 * | `-5000`, `5000-`, `(5000)`                 | none            | below zero: no amount that is asked for               |
 * | `1e5`, `25k`, `2 ton`, `25.000 per jaar`   | none            | other words and letters change what a figure means    |
 * | `25.00.000`, `20 30`, `20.000 tot 30.000`  | none            | more than one amount, or a mistake                    |
 */
export function readAmount(text: string): string {
  const [, whole = ''] = AMOUNT.exec(plainText(text).trim()) ?? [];
  return toDigits(whole);
}
