import { readAmount, saysExclusive } from './read-amount.js';

test.each([
  ['€ 25.000,00', '25000'],
  ['25.000,-', '25000'],
  ['25 000', '25000'],
  ['25,000.50', '25000'],
  ['EUR 7', '7'],
  ['0012', '12'],
  ['gratis', ''],
  ['25\u202f000 euro', '25000'],
  ['25.000.00', '25000'],
  ['€ 25.000,999', '25000'],
  ['32500.000', '32500'],
  ['32500,5', '32500'],
  ['1.250.000,–', '1250000'],
  ['0,50', '0'],
  ['２５０００', '25000'],
  ['1e5', ''],
  ['-5000', ''],
  ['(5000)', ''],
  ['winst (5000)', ''],
  ['± 25.000', '25000'],
  ['25k', ''],
  ['25.00.000', ''],
  ['20.000 tot 30.000', ''],
  ['vanaf 25.000', '25000'],
  ['Vanaf € 25.000,- excl. btw.', '25000'],
  ['25000 excl. btw', '25000'],
  ['Vraagprijs: 25.000 (ex btw)', '25000'],
  ['ca. 25.000 euro incl.btw', '25000'],
  ['\u202d25.000\u202c', '25000'],
  ['25\u200b000', '25000'],
  ['€ 25.000 ,-', '25000'],
  ['2 ton', ''],
  ['vanaf 25k', ''],
  ['25.000 per maand', ''],
  ['prijs -25.000', ''],
  ['vanaf 20.000 voor 30.000', ''],
])('reads "%s" as "%s"', (text, digits) => {
  expect(readAmount(text)).toBe(digits);
});

test.each([
  ['25.000 excl. btw', true],
  ['25.000 ex btw', true],
  ['exclusief BTW: 25.000', true],
  ['25.000 incl. btw', false],
  ['25.000 inclusief btw', false],
  ['25.000', null],
  ['25.000 excl. bpm', null],
])('%j says that it is without VAT: %s', (text, expected) => {
  expect(saysExclusive(text)).toBe(expected);
});
