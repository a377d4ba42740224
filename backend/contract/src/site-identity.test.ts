import { telHref } from './site-identity.js';

test('a phone number becomes a link with its country code', () => {
  expect(telHref('085 000 00 00')).toBe('tel:+31850000000');
  expect(telHref('+32 2 123 45 67')).toBe('tel:+3221234567');
  expect(telHref('+31 (0)20 555 66 77')).toBe('tel:+31205556677');
});
