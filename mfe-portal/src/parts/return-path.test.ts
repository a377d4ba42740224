/** @jest-environment node */
import { addressOf, returnPath, returnState } from './return-path';

const none = new URLSearchParams();

test('a login leads to the dashboard when no other page is requested', () => {
  expect(returnPath(null, none)).toBe('/klant');
});

test('a login returns to the portal page that the history names', () => {
  expect(returnPath(returnState('/klant/account'), none)).toBe('/klant/account');
});

test('a login returns to the portal page that the query names', () => {
  expect(returnPath(null, new URLSearchParams('naar=/klant/lease-aanvraag'))).toBe('/klant/lease-aanvraag');
});

test.each(['/klant/lease-koppelen?code=EKYVTY7', '/klant/account?naar=%2Fklant%2Flease-aanvraag#telefoon'])(
  'a login returns to a portal page with its query and hash: %s',
  (path) => {
    expect(returnPath(returnState(path), none)).toBe(path);
    expect(returnPath(null, new URLSearchParams({ naar: path }))).toBe(path);
  },
);

test('a page that returns to another one has that in its address', () => {
  const page = { pathname: '/klant/account', search: '', hash: '#telefoon', key: '' };
  expect(addressOf({ ...page, state: null })).toBe('/klant/account#telefoon');
  expect(addressOf({ ...page, state: returnState('/klant/lease-aanvraag') })).toBe(
    '/klant/account?naar=%2Fklant%2Flease-aanvraag#telefoon',
  );
  expect(addressOf({ ...page, state: returnState('//kwaad.example') })).toBe('/klant/account#telefoon');
});

test.each([
  'https://kwaad.example/klant',
  '//kwaad.example',
  '/klanten',
  '/klant/../login',
  '/klant//kwaad',
  '/contact',
  'klant',
  '/klant\\kwaad.example',
  '/klant?naar=\\kwaad',
  '/klant/account ?x',
  '/klant/account\n?x',
  '',
])('a login never leads outside the portal: %s', (path) => {
  expect(returnPath(null, new URLSearchParams({ naar: path }))).toBe('/klant');
});
