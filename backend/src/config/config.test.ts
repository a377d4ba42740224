import { getDescription } from 'valibot';
import { readConfig } from './config.js';
import { SETTINGS } from './settings.js';

const DATABASE_URL = 'postgres://app:geheim@db:5432/site';
const RANDOM = 'q8Zr2LxWm4Tn7Vb9Yc3Kd6Fg1Hj5Ps0A';
const production = {
  NODE_ENV: 'production',
  DATABASE_URL,
  SESSION_SECRET: RANDOM,
  CODE_SECRET: `${RANDOM}b`,
  SITE_URL: 'https://www.zakenwiel.example',
};

test('local development requires only a database', () => {
  const config = readConfig({ DATABASE_URL });
  expect(config).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    production: false,
    smtpUrl: 'smtp://127.0.0.1:1025',
    mailFrom: { name: 'Zakenwiel', address: 'info@zakenwiel.example' },
    officeEmail: 'info@zakenwiel.example',
    origins: ['http://localhost:8080', 'http://127.0.0.1:8080'],
    cookieSecure: false,
    trustProxy: 'loopback',
  });
});

test('production uses the configured values', () => {
  const config = readConfig({
    ...production,
    MAIL_FROM: '"Zakenwiel Lease" <post@zakenwiel.example>',
    ORIGINS: 'https://a.example/pad, https://b.example',
    TRUST_PROXY: '10.0.0.0/8, fd00::/8',
  });
  expect(config).toMatchObject({
    production: true,
    cookieSecure: true,
    mailFrom: { name: 'Zakenwiel Lease', address: 'post@zakenwiel.example' },
    origins: ['https://www.zakenwiel.example', 'https://a.example', 'https://b.example'],
    trustProxy: '10.0.0.0/8, fd00::/8',
  });
});

test('a number of proxies is trusted hop by hop', () => {
  const { trustProxy } = readConfig({ ...production, TRUST_PROXY: '2' });
  if (typeof trustProxy !== 'function') throw new Error('Not a rule.');
  expect([0, 1, 2].map((hop) => trustProxy('192.0.2.1', hop))).toEqual([true, true, false]);
});

test.each([
  [{ DATABASE_URL: '' }, /^DATABASE_URL must be set\. .*postgres:\/\//],
  [
    { DATABASE_URL: 'mysql://u:geheim@h/d' },
    /^DATABASE_URL must be an address that starts with postgres:\/\//,
  ],
  [{ PORT: '80a' }, /^PORT must be a whole number from 0 to 65535, not "80a"\.$/],
  [{ PORT: '70000' }, /^PORT must be/],
  [{ NODE_ENV: 'prod' }, /^NODE_ENV must be one of production, development, test, not "prod"\.$/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of/],
  [{ SMTP_URL: 'mail.example' }, /^SMTP_URL must be an address/],
  [{ MAIL_FROM: 'Zakenwiel' }, /^MAIL_FROM must be/],
  [{ OFFICE_EMAIL: 'kantoor' }, /^OFFICE_EMAIL must be an e-mail address/],
  [{ ORIGINS: 'www.a.example' }, /^ORIGINS must be a list of addresses/],
  [{ COOKIE_SECURE: 'yes' }, /^COOKIE_SECURE must be one of/],
  [{ TRUST_PROXY: 'nginx' }, /^TRUST_PROXY must be/],
  [{ IP_LIMIT_FACTOR: '0' }, /^IP_LIMIT_FACTOR must be/],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, /^OTEL_EXPORTER_OTLP_ENDPOINT must be the http or/],
  [{ OTEL_TRACES_SAMPLER_ARG: '2' }, /^OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1/],
  [{ SITE_URL: 'localhost' }, /^SITE_URL must be/],
  [{ REQUIRED_SETTINGS: 'SITE_KVK,SMTP_URL' }, /^SITE_KVK, SMTP_URL must be set in this deployment\.$/],
  [{ DATA_KEYS: `${RANDOM},kort` }, /^DATA_KEYS must be a list of keys of at least 32 random characters\.$/],
  [{ SESSION_SECRET: 'kort' }, /^SESSION_SECRET must be set to at least 32 random characters\.$/],
])('%j is rejected with a message that names the setting', (wrong, sentence) => {
  expect(() => readConfig({ DATABASE_URL, ...wrong })).toThrow(sentence);
});

test.each([
  ['missing', ''],
  ['short', RANDOM.slice(0, 31)],
  ['a placeholder', 'change-me-change-me-change-me-change-me'],
  ['one character', 'x'.repeat(40)],
])('production rejects a secret that is %s', (_what, value) => {
  for (const name of ['SESSION_SECRET', 'CODE_SECRET']) {
    expect(() => readConfig({ ...production, [name]: value })).toThrow(new RegExp(`^${name} `));
  }
});

test('production rejects one secret for both sessions and codes', () => {
  expect(() => readConfig({ ...production, CODE_SECRET: RANDOM })).toThrow(
    /^CODE_SECRET must differ from SESSION_SECRET\.$/,
  );
});

test.each([
  ['production', 'smtp://mail.example:587', '', true],
  ['production', 'smtp://127.0.0.1:1025', '', false],
  ['production', 'smtp://localhost', '', false],
  ['production', 'smtp://mailpit:1025', 'false', false],
  ['development', 'smtp://mail.example:587', '', false],
  ['development', 'smtp://mail.example:587', 'true', true],
])(
  'in %s mails to %s with SMTP_REQUIRE_TLS=%s need an encrypted connection: %s',
  (mode, smtp, flag, expected) => {
    const env = { ...production, NODE_ENV: mode, SMTP_URL: smtp, SMTP_REQUIRE_TLS: flag };
    expect(readConfig(env).smtpRequiresTls).toBe(expected);
  },
);

test('the message about an invalid database URL does not contain the password', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://u:heelgeheim@h/d' })).not.toThrow(/heelgeheim/);
});

test('every setting is described', () => {
  for (const schema of Object.values(SETTINGS)) expect(getDescription(schema)).toMatch(/^\S.*[.]$/);
});
