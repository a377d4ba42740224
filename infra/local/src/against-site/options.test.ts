import { isAgainstSite, readOptions } from './options';

test('the remote, the site and the port are read', () => {
  expect(readOptions(['mfe-forms', '--site', 'https://www.voorbeeld.nl/'])).toEqual({
    remote: 'mfe-forms',
    site: 'https://www.voorbeeld.nl',
    port: 8090,
  });
  expect(readOptions(['--site=http://localhost:8080', 'mfe-forms', '--port', '9000'])).toEqual({
    remote: 'mfe-forms',
    site: 'http://localhost:8080',
    port: 9000,
  });
});

test('without --site the whole site is developed', () => {
  expect(isAgainstSite(['mfe-forms'])).toBe(false);
  expect(isAgainstSite(['mfe-forms', '--site=x'])).toBe(true);
});

const SITE = '--site must be the address of a site without a path, such as https://www.voorbeeld.nl, not';
test.each([
  [['mfe-forms', '--site', 'voorbeeld'], `${SITE} "voorbeeld".`],
  [['mfe-forms', '--site', ''], `${SITE} "".`],
  [['mfe-forms', '--site', 'ftp://voorbeeld.nl'], `${SITE} "ftp://voorbeeld.nl".`],
  [['mfe-forms', '--site', 'https://voorbeeld.nl/contact'], `${SITE} "https://voorbeeld.nl/contact".`],
  [['mfe-forms', '--site', 'https://jan:geheim@voorbeeld.nl'], `${SITE} "https://jan:geheim@voorbeeld.nl".`],
  [['--site', 'https://voorbeeld.nl'], '--site is for one remote: npm run dev -- mfe-forms --site'],
  [['mfe-forms', 'mfe-portal', '--site', 'https://voorbeeld.nl'], '--site is for one remote'],
  [
    ['mfe-forms', '--site', 'https://voorbeeld.nl', '--port', '0'],
    '--port must be a whole number from 1 to 65535',
  ],
  [['mfe-forms', '--site', 'https://voorbeeld.nl', '--fast'], "Unknown option '--fast'"],
  [['mfe-forms', '--site'], "'--site <value>' argument missing"],
])('%j is rejected with one sentence', (args, sentence) => {
  expect(() => readOptions(args)).toThrow(sentence);
});
