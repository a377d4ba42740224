/** @jest-environment node */
import { findMatches } from './find-matches';

/** The matched substrings. */
const marked = (text: string, query: string) =>
  findMatches(text, query).map(({ start, end }) => text.slice(start, end));

it('finds every match, ignoring case, with its original spelling', () => {
  expect(marked('Lease berekenen, LEASE aanvragen', 'lease')).toEqual(['Lease', 'LEASE']);
  expect(findMatches('BKR lease', 'Lease')).toEqual([{ start: 4, end: 9 }]);
});

it('finds no overlapping matches', () => {
  expect(marked('aaaa', 'aa')).toEqual(['aa', 'aa']);
});

it.each(['', '   ', '\t', '\u00a0', '...', '-'])(
  'finds nothing for a query without letters (%j)',
  (query) => {
    expect(findMatches('een twee', query)).toEqual([]);
  },
);

it.each([
  ['İstanbul lease', 'lease', ['lease']],
  ['İİİ lease', 'LEASE', ['lease']],
  ['ẞ STRAẞE', 'straße', ['STRAẞE']],
  ['İstanbul', 'İSTANBUL', ['İstanbul']],
  ['İstanbul', 'i', ['İ']],
  ['🚐🚐 lease 🚐', 'lease', ['lease']],
  ['🚐🚐 lease 🚐', '🚐', ['🚐', '🚐', '🚐']],
  ['𐐀 lease', '𐐨', ['𐐀']],
])('matches the original letters where lower case has another length: %s, %s', (text, query, expected) => {
  expect(marked(text, query)).toEqual(expected);
});

it.each([
  ['operationeel', 'operationéél', ['operationeel']],
  ['Privé of zakelijk', 'prive', ['Privé']],
  ['Voor zzp’ers met een b.v.', 'zzpers', ['zzp’ers']],
  ['Voor zzp’ers met een b.v.', 'BV', ['b.v']],
  ['Stuur een e-mail', 'email', ['e-mail']],
  ['E-mailadres', 'e-mail', ['E-mail']],
])('takes no account of accents, hyphens, apostrophes and dots: %s, %s', (text, query, expected) => {
  expect(marked(text, query)).toEqual(expected);
});
