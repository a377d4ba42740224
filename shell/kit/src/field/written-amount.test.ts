/** @jest-environment node */
import { readWrittenAmount, saysExclusive } from './written-amount';

test.each([
  ['winst (5000)', ''],
  ['± 25.000', '25000'],
  ['vanaf 25.000', '25000'],
  ['Vanaf € 25.000,- excl. btw.', '25000'],
  ['25000 excl. btw', '25000'],
  ['Vraagprijs: 25.000 (ex btw)', '25000'],
  ['ca. 25.000 euro incl.btw', '25000'],
  ['vanaf 25k', ''],
  ['prijs -25.000', ''],
  ['vanaf 20.000 voor 30.000', ''],
])('reads "%s" as "%s"', (text, digits) => {
  expect(readWrittenAmount(text)).toBe(digits);
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
