import { readFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTES } from '@site/platform/protocol';
import { builtPages, sizeOf } from './page-scripts';

/** What a remote's scripts of one page may weigh, in bytes as transferred (brotli), unless its package.json has a `scriptBudget`. */
const REMOTE_BUDGET = 20_000;

function budgetOf(workspace: string): number {
  const file = path.resolve(import.meta.dirname, '../..', workspace, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { scriptBudget?: number }).scriptBudget ?? REMOTE_BUDGET;
}

const pages = builtPages();

test.each(REMOTES)('no page of %s has more scripts of its own than its budget', (remote) => {
  const own = pages.filter((page) => page.remote === remote);
  expect(own.length).toBeGreaterThan(0);
  const budget = budgetOf(remote);
  const over = own.filter((page) => sizeOf(page.own) > budget);
  expect(over.map((page) => `${page.path}: ${sizeOf(page.own)} of ${budget} bytes`)).toEqual([]);
});

test('the scripts of the shell that every page has stay within its budget', () => {
  expect(sizeOf(pages[0]?.shell ?? new Map())).toBeLessThanOrEqual(budgetOf('shell'));
});

test('the login and the start of an application load neither Radix nor floating-ui', () => {
  const light = pages.filter(({ path: at }) =>
    ['/', '/login/klant', '/lease-aanvragen', '/contact'].includes(at),
  );
  expect(light).toHaveLength(4);
  const entry = path.resolve(import.meta.dirname, '../../shell/dist/web');
  for (const { path: at, shell, lazy } of light) {
    const text = [...shell.keys(), ...lazy.keys()]
      .map((file) => readFileSync(path.join(entry, file), 'utf8'))
      .join('');
    expect([at, text.includes('data-radix-'), text.includes('--radix-popper')]).toEqual([at, false, false]);
  }
});
