import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { SETTINGS } from '../../../backend/src/config/settings';
import { readSettings } from './settings';

const EXAMPLE = path.resolve(__dirname, '../../../.env.example');
let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'settings-'));
  writeFileSync(path.join(root, '.env.example'), readFileSync(EXAMPLE));
});
afterEach(() => rmSync(root, { recursive: true }));

const settingsOf = (env: string, environment = {}) => {
  writeFileSync(path.join(root, '.env'), env);
  return readSettings(root, environment);
};

test('without .env everything has its default', () => {
  expect(readSettings(root, {})).toEqual({
    ports: { site: 8080, mail: 8025, smtp: 1025, backend: 3000 },
    databaseUrl: undefined,
    env: {},
  });
});

test('.env.example can be copied as it is', () => {
  expect(settingsOf(readFileSync(EXAMPLE, 'utf8'))).toMatchObject({
    ports: { site: 8080 },
    databaseUrl: undefined,
  });
});

test('the environment of the command overrides .env', () => {
  expect(settingsOf('SITE_PORT=9000\nSITE_NAME=Mijn lease', { SITE_PORT: '9001' })).toMatchObject({
    ports: { site: 9001 },
    env: { SITE_PORT: '9001', SITE_NAME: 'Mijn lease' },
  });
});

test.each([
  [
    '# ports\nSITE_PORT=eighty',
    'In .env, line 2: SITE_PORT must be a whole number from 1 to 65535, not "eighty".',
  ],
  ['MAIL_PORT=70000', 'In .env, line 1: MAIL_PORT must be a whole number from 1 to 65535, not "70000".'],
  [
    'SMTP_PORT=8080',
    'In .env, line 1: SITE_PORT and SMTP_PORT are both 8080; give one of them another port.',
  ],
  ['SITE_PROT=8081', 'In .env, line 1: SITE_PROT is not a setting; .env.example lists them all.'],
  ['SITE_EMAIL=nobody', 'In .env, line 1: SITE_EMAIL must be an e-mail address, not "nobody".'],
  ['\n\nSITE_RATING=9', 'In .env, line 3: SITE_RATING must be a number from 0 to 5, not "9".'],
  [
    'DATABASE_URL=localhost',
    'In .env, line 1: DATABASE_URL must look like postgres://user:password@host:5432/database.',
  ],
  [
    'LOG_LEVEL=loud',
    'In .env, line 1: LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.',
  ],
])('%j is rejected with the line and what is expected', (env, sentence) => {
  expect(() => settingsOf(env)).toThrow(sentence);
});

test('the shell and the backend get the settings of traces, from .env and from the environment', () => {
  expect(
    settingsOf('OTEL_TRACES_SAMPLER_ARG=0.5\nOTEL_EXPORTER_OTLP_HEADERS=authorization=Bearer%20key', {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318',
    }).env,
  ).toEqual({
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20key',
    OTEL_TRACES_SAMPLER_ARG: '0.5',
  });
});

test('a wrong value in the environment is not blamed on .env', () => {
  expect(() => settingsOf('', { SITE_PORT: '0' })).toThrow(
    'In the environment: SITE_PORT must be a whole number from 1 to 65535, not "0".',
  );
});

test('.env.example has every setting of the backend but those that the start decides on', () => {
  const decided = ['HOST', 'PORT', 'INTERNAL_PORT', 'NODE_ENV', 'REQUIRED_SETTINGS'];
  const names = Object.keys(SETTINGS).filter((name) => !decided.includes(name));
  expect(Object.keys(parseEnv(readFileSync(EXAMPLE, 'utf8')))).toEqual(expect.arrayContaining(names));
});
