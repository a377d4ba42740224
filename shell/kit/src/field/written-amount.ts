import { plainText, readAmount } from '@site/contract';

/** What stands around an amount and does not change it. Not `per maand`, `k` or `ton`. */
const WORDS_AROUND =
  /(^|[^\p{L}\p{N}])(?:vanaf|circa|ca|ongeveer|max|maximaal|hoogstens|nu|slechts|voor|van|de|het|is|prijs|(?:vraag|koop|verkoop|aanschaf)prijs|bedrag|totaal|ex|excl|exclusief|in|incl|inclusief|btw|rijklaar)(?![\p{L}\p{N}])/giu;

/** Not the bracket that opens an amount below zero. */
const SIGNS_AROUND = /[:)\u00b1~*]|\((?![€\d])|\.(?!\d)/g;

/** Like `readAmount`, also with words around the amount that do not change it: `vanaf 25.000`, `Prijs: 25.000 (ex. btw)`. */
export function readWrittenAmount(text: string): string {
  return readAmount(text) || readAmount(withoutWords(plainText(text)));
}

function withoutWords(text: string): string {
  return text.replace(WORDS_AROUND, '$1 ').replace(SIGNS_AROUND, ' ').trim();
}

/** Whether a written amount says that it is without VAT (`ex. btw`) or with it (`incl. btw`); null when it says neither. */
export function saysExclusive(text: string): boolean | null {
  const [, vat] = /(?:^|[^\p{L}\p{N}])(ex|in)(?:cl|clusief)?(?:\.\s*|\s+)btw/iu.exec(plainText(text)) ?? [];
  return vat ? vat.toLowerCase() === 'ex' : null;
}
