import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import {
  emailAddress,
  flag,
  InvalidSetting,
  list,
  readEnvironment,
  requiredSetting,
  requireSettings,
  serverSettings,
  setting,
  trustProxy,
  wholeNumber,
} from './settings.js';

test('a missing variable gets its default, and so does an empty one', () => {
  const settings = {
    PORT: setting('A port.', wholeNumber(0, 10), '3'),
    NAME: setting('A name.', v.string()),
  };
  expect(readEnvironment(settings, {})).toEqual({ PORT: 3 });
  expect(readEnvironment(settings, { PORT: ' ', NAME: '' })).toEqual({ PORT: 3 });
  expect(readEnvironment(settings, { PORT: ' 7 ', NAME: ' a b ' })).toEqual({ PORT: 7, NAME: 'a b' });
});

test('a value can be in a file, unless it is in the environment too', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'settings-'));
  try {
    const SECRET_FILE = path.join(folder, 'secret');
    writeFileSync(SECRET_FILE, 'from the file\n');
    const read = (env: Record<string, string>) => readEnvironment({ SECRET: setting('', v.string()) }, env);
    expect(read({ SECRET_FILE })).toEqual({ SECRET: 'from the file' });
    expect(read({ SECRET_FILE, SECRET: '' })).toEqual({ SECRET: 'from the file' });
    expect(read({ SECRET_FILE, SECRET: 'set' })).toEqual({ SECRET: 'set' });
    expect(() => read({ SECRET_FILE: folder })).toThrow(
      `SECRET_FILE must be a file that can be read, not "${folder}" (EISDIR).`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('what a deployment requires and lacks is named in one sentence', () => {
  const REQUIRED_SETTINGS = 'SITE_KVK,SITE_BTW, SITE_NAME,SESSION_SECRET';
  expect(() => requireSettings({ REQUIRED_SETTINGS, SITE_NAME: 'Zakenwiel', SITE_BTW: ' ' })).toThrow(
    new InvalidSetting('SITE_KVK, SITE_BTW, SESSION_SECRET', 'must be set in this deployment.'),
  );
  expect(() => requireSettings({})).not.toThrow();
});

test.each([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
])('a flag is written as true or false, 1 or 0: %s', (value, read) => {
  expect(readEnvironment({ FLAG: flag }, { FLAG: value })).toEqual({ FLAG: read });
});

test('a list is separated by commas, with or without spaces', () => {
  expect(readEnvironment({ LIST: list }, { LIST: 'a, b,,c ,' })).toEqual({ LIST: ['a', 'b', 'c'] });
});

test('an error names the first invalid variable and what is expected', () => {
  const settings = {
    NAME: requiredSetting('The name of a thing.', v.string()),
    COUNT: setting('How many.', wholeNumber(1, 5), '1'),
    FLAG: setting('Is it?', flag),
    MAIL: setting('Where to.', emailAddress),
    SECRET: setting('Not shown.', v.pipe(v.string(), v.minLength(8, 'must have at least 8 characters.'))),
  };
  const errorOf = (env: Record<string, string>) => {
    try {
      readEnvironment(settings, env);
    } catch (error) {
      if (error instanceof InvalidSetting) return [error.variable, error.message];
    }
    return undefined;
  };
  expect(errorOf({ COUNT: '9' })).toEqual(['NAME', 'NAME must be set. The name of a thing.']);
  expect(errorOf({ NAME: 'a', COUNT: '1e0', FLAG: 'yes' })).toEqual([
    'COUNT',
    'COUNT must be a whole number from 1 to 5, not "1e0".',
  ]);
  expect(errorOf({ NAME: 'a', FLAG: 'yes' })?.[1]).toBe('FLAG must be one of true, false, 1, 0, not "yes".');
  expect(errorOf({ NAME: 'a', MAIL: 'nobody' })?.[1]).toBe('MAIL must be an e-mail address, not "nobody".');
  expect(errorOf({ NAME: 'a', SECRET: 'hush' })?.[1]).toBe('SECRET must have at least 8 characters.');
});

test.each(['true', 'false', '2', 'loopback', '10.0.0.0/8, fd00::/8', '192.0.2.1,uniquelocal'])(
  'trusted proxies can be %s',
  (value) => {
    expect(v.safeParse(trustProxy, value).success).toBe(true);
  },
);

test.each(['nginx', '12', '10.0.0.0/x', '10.0.0.0/8,', 'yes'])('trusted proxies cannot be %s', (value) => {
  expect(v.safeParse(trustProxy, value).success).toBe(false);
});

const readServerSettings = (env: Record<string, string>) =>
  readEnvironment(serverSettings({ PORT: '80', TRUST_PROXY: 'false' }), env);

test('nothing is traced unless a collector is set; then everything is, unless a share is', () => {
  expect(readServerSettings({})).toMatchObject({ OTEL_TRACES_SAMPLER_ARG: 1 });
  expect(
    readServerSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: ' ' }).OTEL_EXPORTER_OTLP_ENDPOINT,
  ).toBeUndefined();
  expect(readServerSettings({ OTEL_TRACES_SAMPLER_ARG: '0.01' })).toMatchObject({
    OTEL_TRACES_SAMPLER_ARG: 0.01,
  });
});

test.each(['http://localhost:4318', 'https://key:secret@otlp.voorbeeld.nl/otlp/'])(
  'the address of a collector can be %s',
  (OTEL_EXPORTER_OTLP_ENDPOINT) => {
    expect(readServerSettings({ OTEL_EXPORTER_OTLP_ENDPOINT })).toMatchObject({
      OTEL_EXPORTER_OTLP_ENDPOINT,
    });
  },
);

test.each([
  'localhost:4318',
  'grpc://hush:4317',
  'http://',
  'https://otlp.voorbeeld.nl?key=hush',
  'http://a#b',
])(
  'the address of a collector cannot be %s, and is not repeated: it may contain a password',
  (OTEL_EXPORTER_OTLP_ENDPOINT) => {
    expect(() => readServerSettings({ OTEL_EXPORTER_OTLP_ENDPOINT })).toThrow(
      new InvalidSetting(
        'OTEL_EXPORTER_OTLP_ENDPOINT',
        'must be the http or https address of a collector, such as http://localhost:4318.',
      ),
    );
  },
);

test.each(['1%', '1.5', '-1', '0,1', '1e-2', 'always'])('the share of traces cannot be %s', (share) => {
  expect(() => readServerSettings({ OTEL_TRACES_SAMPLER_ARG: share })).toThrow(
    `OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, such as 0.1, not "${share}".`,
  );
});
