/** Characters that patterns, normalisation or escaping treat in a way of their own, by what they are. */
const CHARACTERS: Readonly<Record<string, string>> = {
  spaces: ' ',
  tabs: '\t',
  'line feeds': '\n',
  'carriage returns': '\r',
  'vertical tabs': '\v',
  'no-break spaces': '\u00a0',
  'ideographic spaces': '\u3000',
  'line separators': '\u2028',
  'zero-width spaces': '\u200b',
  'zero-width joiners': '\u200d',
  'byte order marks': '\ufeff',
  'soft hyphens': '\u00ad',
  'direction marks': '\u202e',
  'null characters': '\u0000',
  'lone surrogates': '\ud800',
  'combining marks': '\u0301',
  ligatures: '\ufdfa',
  emoji: '😀',
  'at signs': '@',
  'letters and at signs': 'a@',
  'at signs and dots': '@a.',
  dots: '.',
  hyphens: '-',
  digits: '0',
  'leading zeros and spaces': '0 ',
  quotes: '"',
  backslashes: '\\',
  slashes: '/',
  'two slashes and a colon': '://',
  'percent signs': '%',
  'encoded bytes': '%c3',
  'equals signs': '=',
  'encoded words': '=?utf-8?q?a?=',
  'opening parentheses': '(',
  'opening brackets': '[',
  'opening braces': '{{',
  'less-than signs': '<',
  ampersands: '&amp;',
  semicolons: '; ',
  commas: ',',
  'carriage returns and line feeds': '\r\n',
};

/** Some of them: those that patterns repeat or look ahead for. */
export const SOME_CHARACTERS = [
  'spaces',
  'combining marks',
  'emoji',
  'letters and at signs',
  'backslashes',
  'encoded words',
] as const;

/** Ordinary text, with which the others are compared. */
export const PLAIN = 'een gewone zin ';

/** Long runs of one thing, by what it is: each has this number of bytes in UTF-8. */
export function runsOf(
  bytes: number,
  some: readonly string[] = Object.keys(CHARACTERS),
): [name: string, text: string][] {
  return Object.entries(CHARACTERS)
    .filter(([name]) => some.includes(name))
    .map(([name, text]) => [name, runOf(text, bytes)]);
}

/** One text again and again. */
export function runOf(text: string, bytes: number): string {
  return text.repeat(Math.floor(bytes / Buffer.byteLength(JSON.stringify(text).slice(1, -1))));
}

/** JSON objects of an unusual structure, by what it is: each has about this number of bytes. */
export function structuresOf(bytes: number): [name: string, json: string][] {
  const fill = (piece: (index: number) => string, separator = ',') => {
    const pieces: string[] = [];
    for (let size = 0; size < bytes - 64; ) {
      const next = piece(pieces.length);
      pieces.push(next);
      size += next.length + separator.length;
    }
    return pieces;
  };
  const nested = (open: string, close: string) => {
    const levels = Math.floor((bytes - 64) / (open.length + close.length));
    return open.repeat(levels) + close.repeat(levels);
  };
  return [
    ['many keys', `{${fill((index) => `"k${index}":0`).join()}}`],
    ['many keys with one hash', `{${fill((index) => `"${'Aa'.repeat(index % 7)}${index}":0`).join()}}`],
    ['the same key', `{${fill(() => '"a":0').join()}}`],
    ['one long key', `{"${'k'.repeat(bytes - 64)}":0}`],
    ['a long list', `{"a":[${fill(() => '0').join()}]}`],
    ['a list of objects', `{"a":[${fill(() => '{}').join()}]}`],
    ['a list of lists', `{"a":[${fill(() => '[0]').join()}]}`],
    ['deep objects', `{"a":${nested('{"a":', '}').replace(/:\}/, ':0}')}}`],
    ['deep lists', `{"a":${nested('[', ']')}}`],
    ['an unclosed list', `{"a":${'['.repeat(bytes - 64)}`],
    ['a long number', `{"a":${'9'.repeat(bytes - 64)}}`],
    ['a long fraction', `{"a":0.${'9'.repeat(bytes - 64)}}`],
    ['escaped letters', `{"a":"${'\\u0061'.repeat(Math.floor((bytes - 64) / 6))}"}`],
    ['white space', `{${' '.repeat(bytes - 64)}}`],
    ['forbidden keys', `{"a":[${fill(() => '{"__proto__":0}').join()}]}`],
  ];
}
