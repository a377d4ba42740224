import { maskPath } from './mask-path.js';

test.each([
  ['/api/contact?email=jan@bedrijf.nl', '/api/contact'],
  ['/api/auth/forgot-code/', '/api/auth/forgot-code/'],
  ["/api/o'neill@bedrijf.nl", '/api/•••'],
  ['/api/jan%2540bedrijf.nl/482-913', '/api/•••/•••'],
  ['/api/Jan', '/api/•••'],
  [`/api/${'a'.repeat(5000)}`, '/api/•••'],
])('%s is logged as %s', (url, masked) => {
  expect(maskPath(url)).toBe(masked);
});
