import { returnPath, returnState } from './return-path';

const none = new URLSearchParams();

test('a login leads to the dashboard when nobody asks for another page', () => {
  expect(returnPath(null, none)).toBe('/klant');
});

test('a login returns to the portal page that the history names', () => {
  expect(returnPath(returnState('/klant/account'), none)).toBe('/klant/account');
});

test('a login returns to the portal page that the query names', () => {
  expect(returnPath(null, new URLSearchParams('naar=/klant/lease-aanvraag'))).toBe('/klant/lease-aanvraag');
});

test.each([
  'https://kwaad.example/klant',
  '//kwaad.example',
  '/klanten',
  '/klant/../login',
  '/klant//kwaad',
  '/contact',
  'klant',
  '',
])('a login never leads outside the portal: %s', (path) => {
  expect(returnPath(null, new URLSearchParams({ naar: path }))).toBe('/klant');
});
