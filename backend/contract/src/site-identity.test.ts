import { bedrijfsgegevens, readAdres, STANDAARD_IDENTITEIT, telHref, whatsappHref } from './site-identity.js';

test('a phone number becomes a link with its country code', () => {
  expect(telHref('085 000 00 00')).toBe('tel:+31850000000');
  expect(telHref('+32 2 123 45 67')).toBe('tel:+3221234567');
  expect(telHref('+31 (0)20 555 66 77')).toBe('tel:+31205556677');
  expect(telHref('0032 2 123 45 67')).toBe('tel:+3221234567');
});

test('a conversation in WhatsApp is started by the number with its country code, digits only', () => {
  expect(whatsappHref('06 12 34 56 78')).toBe('https://wa.me/31612345678');
  expect(whatsappHref('+31 (0)6 12345678')).toBe('https://wa.me/31612345678');
});

test.each([
  ['Voorbeeldstraat 1, 1234 AB Utrecht', 'Voorbeeldstraat 1', '1234 AB', 'Utrecht'],
  ['Plein 1944 12-a,1234ab  Den Haag', 'Plein 1944 12-a', '1234 AB', 'Den Haag'],
  ["2e Kade 7 hs, 5211 ZZ 's-Hertogenbosch", '2e Kade 7 hs', '5211 ZZ', "'s-Hertogenbosch"],
])('the address %j has a street, a postcode and a city', (adres, straat, postcode, plaats) => {
  expect(readAdres(adres)).toEqual({ straat, postcode, plaats });
});

test.each([
  '',
  'Utrecht',
  'Voorbeeldstraat 1, Utrecht',
  'Voorbeeldstraat, 1234 AB Utrecht',
  '1234 AB Utrecht',
])('the address %j is not complete', (adres) => {
  expect(readAdres(adres)).toBeNull();
});

test('of the company only what is configured is shown, in a fixed order', () => {
  const details = (bedrijf: typeof STANDAARD_IDENTITEIT.bedrijf) =>
    bedrijfsgegevens({ ...STANDAARD_IDENTITEIT, bedrijf });
  expect(details({})).toEqual([]);
  expect(
    details({
      afmNummer: '12000000',
      btwId: 'NL000000000B00',
      kvkNummer: '12345678',
      naam: 'Zakenwiel B.V.',
    }).map(({ label, kort }) => [label, kort]),
  ).toEqual([
    ['Officiële naam', 'Zakenwiel B.V.'],
    ['KvK-nummer', 'KvK-nummer 12345678'],
    ['Btw-id', 'btw-id NL000000000B00'],
    ['AFM-nummer', 'AFM-nummer 12000000'],
  ]);
});
