import fc from 'fast-check';
import { isLeaseCode, LEASECODE_TEKENS, normaliseLeaseCode } from './codes.js';
import { isKlachtnummer, normaliseKlachtnummer } from './complaint.js';
import { geheelGetal } from './dutch-numbers.js';
import { normaliseKvkNumber } from './kvk-number.js';
import { normalisePhoneNumber } from './phone-number.js';
import { readAmount } from './read-amount.js';
import { isBlank, plainText } from './text.js';
import { asWebAddress, isWebAddress } from './web-address.js';

/* What comes out of a field means what was typed, or is exactly that. */

const SEPARATORS = [' ', '-', '\u2011', '–', '.', '\u200b', '\u00a0'];

/** What people type: numbers and codes, words, and the signs between them. */
const typed = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...SEPARATORS,
        'ext.',
        '/',
        ',',
        '(',
        ')',
        '+31',
        '0',
        'K2026-000123',
        'www.',
        '.nl',
        'bel',
        'ID.4',
        '€',
      ),
      fc.stringMatching(/^\d{1,9}$/),
      fc.string({ unit: 'grapheme', maxLength: 6 }),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(''));

const digitsOf = (text: string) => plainText(text).replace(/\D/g, '');

/** A text with something between every two characters. */
const spread = (text: string) =>
  fc
    .array(fc.constantFrom('', ...SEPARATORS), { minLength: text.length, maxLength: text.length })
    .map((between) => [...text].map((character, index) => character + between[index]).join(''));

test.each([
  ['phone', normalisePhoneNumber],
  ['KvK', normaliseKvkNumber],
])(
  'a %s number keeps all its digits, and stays as typed where it is more than one number',
  (_what, normalise) => {
    fc.assert(
      fc.property(typed, (text) => {
        const read = normalise(text);
        if (read === text.trim()) return;
        expect(read).toMatch(/^\+?\d+$/);
        expect(digitsOf(read)).toBe(digitsOf(text));
        expect(plainText(text)).toMatch(/^[\d\s.\-()+]+$/);
      }),
    );
  },
);

test('a lease code is read however its characters are spread, and nothing else becomes one', () => {
  const code = fc
    .array(fc.constantFrom(...LEASECODE_TEKENS), { minLength: 7, maxLength: 7 })
    .map((characters) => characters.join(''));
  fc.assert(
    fc.property(
      code.chain((wanted) => fc.tuple(fc.constant(wanted), spread(wanted), spread(wanted.toLowerCase()))),
      ([wanted, ...texts]) => {
        for (const text of texts) expect(normaliseLeaseCode(text)).toBe(wanted);
      },
    ),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const read = normaliseLeaseCode(text);
      if (isLeaseCode(read))
        expect(
          plainText(text)
            .replace(/[\s\-·.]/g, '')
            .toUpperCase(),
        ).toContain(read);
    }),
  );
});

test('a complaint number has the year and the sequence that were typed, else the text stays', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const read = normaliseKlachtnummer(text);
      if (!isKlachtnummer(read)) return expect(read).toBe(text.trim());
      const [year = '', sequence = ''] = read.slice(1).split('-');
      expect(digitsOf(text)).toMatch(new RegExp(`${year}0*${Number(sequence)}`));
    }),
  );
});

test('an amount is read in every notation of it', () => {
  const notation = fc.constantFrom<(amount: string) => string>(
    (amount) => `€ ${amount}`,
    (amount) => `${amount},-`,
    (amount) => `${amount},00`,
    (amount) => `€ ${amount} ,-`,
    (amount) => `\u202d${amount}\u202c`,
    (amount) => amount.replaceAll('.', '\u202f'),
  );
  fc.assert(
    fc.property(fc.nat(99_999_999), notation, (amount, write) => {
      expect(readAmount(write(String(amount)))).toBe(String(amount));
      expect(readAmount(write(geheelGetal(amount)))).toBe(String(amount));
    }),
  );
});

test('an amount has the digits that were typed, from the first on, and nothing below zero is one', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const read = readAmount(text);
      const digits = digitsOf(text);
      // Of less than an euro the whole euros are the zero before the comma.
      expect(digits.startsWith(read) || digits.replace(/^0+(?=\d)/, '').startsWith(read)).toBe(true);
      if (/^\s*-/.test(plainText(text))) expect(read).toBe('');
    }),
  );
});

test('an address is one word, and a link to it has a scheme of the web', () => {
  fc.assert(
    fc.property(fc.oneof(typed, fc.webUrl()), (text) => {
      if (!isWebAddress(text)) return;
      expect(text.trim()).not.toMatch(/\s/);
      expect(asWebAddress(text)).toMatch(/^https?:\/\//i);
    }),
  );
  fc.assert(fc.property(fc.webUrl(), (url) => isWebAddress(url)));
});

test('a text is blank when no character of it can be seen', () => {
  for (const text of [
    '',
    ' \n',
    '\u3164',
    '\u2800\u2800',
    '\u115f\u1160',
    '\u200b\ufeff',
    '\u00ad',
    '\u{e0041}',
  ]) {
    expect(isBlank(text)).toBe(true);
  }
  fc.assert(fc.property(fc.stringMatching(/^[\w.é]+$/), (text) => !isBlank(`\u3164${text}`)));
});
