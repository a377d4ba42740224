/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const DECLARATION = /^export (?:async )?(?:function|const|let|class|interface|type|enum) (\w+)/gm;
const RE_EXPORT = /^export (?:type )?(?:\*|\{([^}]*)\}) from '(\.[^']+)';$/gm;

/** An export of an entry point of the kit. */
interface PublicName {
  name: string;
  file: string;
  documented: boolean;
}

function read(file: string): string {
  const found = [`${file}.tsx`, `${file}.ts`].find((name) => existsSync(name));
  if (!found) throw new Error(`There is no source ${file}.`);
  return readFileSync(found, 'utf8');
}

/** Does the text before a declaration end in a docstring? */
function endsInDocstring(before: string): boolean {
  const text = before.trimEnd();
  return text.endsWith('*/') && text.lastIndexOf('/**') > text.lastIndexOf('*/', text.length - 3);
}

/** Everything that a source file exports, including re-exports. */
function publicNames(file: string): PublicName[] {
  const source = read(file);
  const seen = new Set<string>();
  const own = [...source.matchAll(DECLARATION)]
    .map(({ 1: name = '', index }) => ({
      name,
      file: path.relative(import.meta.dirname, file),
      documented: endsInDocstring(source.slice(0, index)),
    }))
    // Of an overloaded function only the first declaration counts.
    .filter(({ name }) => !seen.has(name) && seen.add(name));
  const others = [...source.matchAll(RE_EXPORT)].flatMap(([, list, from = '']) => {
    const names = publicNames(path.resolve(path.dirname(file), from));
    const listed = list?.split(',').map((entry) => entry.trim().replace(/^type /, ''));
    return listed ? names.filter(({ name }) => listed.includes(name)) : names;
  });
  return [...own, ...others];
}

describe.each([
  ['@site/kit', 'index', 'Button'],
  ['@site/kit/amounts', 'amounts', 'AmountField'],
  ['@site/kit/article', 'article', 'Steps'],
  ['@site/kit/content', 'content', 'Prose'],
  ['@site/kit/controls', 'controls', 'TextField'],
  ['@site/kit/queries', 'queries', 'useCustomer'],
  ['@site/kit/widgets', 'widgets', 'SelectField'],
  ['@site/kit/wizard', 'wizard', 'useWizard'],
])('%s', (_door, file, known) => {
  const names = publicNames(path.join(import.meta.dirname, file));

  test('has a docstring for every export', () => {
    expect(names.map(({ name }) => name)).toContain(known);
    expect(names.filter(({ documented }) => !documented).map((it) => `${it.name} (${it.file})`)).toEqual([]);
  });

  test('exports in a form that this test can parse', () => {
    const statements = read(path.join(import.meta.dirname, file)).match(/^export\b/gm) ?? [];
    expect(read(path.join(import.meta.dirname, file)).match(RE_EXPORT)).toHaveLength(statements.length);
  });
});
