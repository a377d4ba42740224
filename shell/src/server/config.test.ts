import { readConfig } from './config';

test('a release store is all that must be set', () => {
  expect(readConfig({ RELEASE_STORE: '/store' })).toMatchObject({
    port: 8080,
    releaseStore: '/store',
    remotes: ['mfe-marketing', 'mfe-calculator', 'mfe-portal', 'mfe-forms'],
    backendUrl: null,
    development: false,
  });
});

test.each([
  [{}, 'RELEASE_STORE must be the folder or address of the release store.'],
  [{ RELEASE_STORE: '/s', PORT: 'eighty' }, 'PORT must be a whole number from 0 to 65535, not "eighty".'],
  [{ RELEASE_STORE: '/s', PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not "70000".'],
  [{ RELEASE_STORE: '/s', SITE_URL: 'zakenwiel' }, 'SITE_URL must be a http(s) address, not "zakenwiel".'],
  [{ RELEASE_STORE: '/s', SITE_EMAIL: 'info' }, 'SITE_EMAIL must be an e-mail address, not "info".'],
])('%j stops the start with a sentence that names the setting', (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});
