import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STORED_NAMES } from './cookie-statement';

const ROOT = join(__dirname, '../../..');
const FOLDERS = [
  'shell/src',
  'shell/kit/src',
  'infra/platform/src/browser',
  'infra/platform/src/protocol',
  'mfe-marketing/src',
  'mfe-calculator/src',
  'mfe-forms/src',
  'mfe-portal/src',
  'backend/src/sessions',
  'backend/contract/src',
];

const SOURCES = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|examples)\.|testing/.test(file))
    .map((file) => ({ file: join(folder, file), text: readFileSync(join(ROOT, folder, file), 'utf8') })),
);

/** Every place where something is written, with the expression of its name. */
const WRITES = [
  /(?:local|session)Storage\.setItem\(\s*([^,]+),/g,
  /tabStorage\.write\(\s*([^,]+),/g,
  // That of the platform.
  /(?<![.\w])write\(\s*([A-Z_]{2,}),/g,
  /storageKey: ([^,\n]+),/g,
  /(?<!function )cookieName\([^,]+, ([^)]+)\)/g,
  /const COOKIE = ([^;]+);/g,
  /(?<!function )isFirst\(([^)]+)\)/g,
];

/** Names that are parameters: where they are given is found too. */
const PARAMETERS = ['key', 'storageKey'];

/** Names that are made in a way which this test does not follow. */
const MADE: Readonly<Record<string, string>> = {
  form: 'lease-aanvraag-…',
  stored: 'kantoor-…',
  'this.name': 'verzending-…',
  'unsavedKey(customer)': 'account-…',
  'CONSENT_KEYS.preferences': 'cookiePreferences',
  'CONSENT_KEYS.accepted': 'cookiesAccepted',
};

function constant(name: string, inText: string): string | undefined {
  const declared = new RegExp(`const ${name} = '([^']+)'`);
  const text = [inText, ...SOURCES.map((source) => source.text)].find((source) => declared.test(source));
  return text && declared.exec(text)?.[1];
}

/** The name that an expression stands for, with … where it varies. */
function nameOf(expression: string, text: string): string | undefined {
  const [, quoted] = /^'([^']+)'$/.exec(expression) ?? [];
  const [, template] = /^`([^$]*)\$\{/.exec(expression) ?? [];
  return (
    quoted ?? (template === undefined ? (MADE[expression] ?? constant(expression, text)) : `${template}…`)
  );
}

const WRITTEN = SOURCES.flatMap(({ file, text }) =>
  WRITES.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, expression = '']) => ({
      file,
      expression: expression.trim(),
      name: nameOf(expression.trim(), text),
    })),
  ),
).filter(({ expression }) => !PARAMETERS.includes(expression));

test('the statement names everything that the code stores in a browser', () => {
  expect(WRITTEN.filter(({ name }) => name === undefined)).toEqual([]);
  const names = WRITTEN.map(({ name = '' }) => name.replace(/ …$/, '…'));
  expect(names).toEqual(expect.arrayContaining(['sid', 'bucket', 'customer', 'shell-cdn-failed']));
  expect(names.filter((name) => !STORED_NAMES.includes(name))).toEqual([]);
});

test('the statement names nothing that the code does not store', () => {
  const code = SOURCES.filter(({ file }) => !file.includes('/legal/'))
    .map(({ text }) => text)
    .join('\n');
  const unknown = STORED_NAMES.filter((name) => !code.includes(name.replace(/(…?-verstuurd|…)$/g, '')));
  expect(unknown).toEqual([]);
});
