import { asWebAddress, isWebAddress } from './web-address.js';

test.each([
  ['https://autobedrijf.nl/bus', 'https://autobedrijf.nl/bus'],
  ['http://autobedrijf.nl', 'http://autobedrijf.nl'],
  ['HTTPS://Auto.nl', 'HTTPS://Auto.nl'],
  [' www.autobedrijf.nl/bus ', 'https://www.autobedrijf.nl/bus'],
  ['httpauto.nl/bus', 'https://httpauto.nl/bus'],
  ['javascript:alert(1)', 'https://javascript:alert(1)'],
])('the link %j becomes %s', (link, address) => {
  expect(asWebAddress(link)).toBe(address);
});

test.each([
  ['https://autobedrijf.nl/bus', true],
  [' www.autobedrijf.nl/bus?id=1 ', true],
  ['autobedrijf.nl', true],
  ['http://localhost:8080', true],
  ['Nog geen voertuig', false],
  ['weet ik nog niet', false],
  ['onbekend', false],
  ['marktplaats.nl/v/bestelautos', true],
  ['garage.example/bus', true],
  ['café-auto.nl', true],
  ['www.autobedrijf.nl:8080', true],
  ['ID.4', false],
  ['ID.Buzz', false],
  ['2.0TDI', false],
  ['n.v.t', false],
  ['25.000', false],
  ['14:00', false],
  ['piet@autobedrijf.nl', false],
  ['mailto:piet@autobedrijf.nl', false],
  ['javascript:alert(1)', false],
  ['https://', false],
  ['www.autobedrijf.nl witte bus', false],
  ['n.v.t.', false],
  ['Een bus. Bel mij.', false],
  ['', false],
])('%j is an address: %s', (text, expected) => {
  expect(isWebAddress(text)).toBe(expected);
});
