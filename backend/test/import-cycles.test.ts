import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SRC = path.resolve(__dirname, '../src');
/** `from '…'`, `import '…'` and `import('…')` with a relative path; types count too. */
const RELATIVE_IMPORT = /\b(?:from|import)\s*\(?\s*'(\.[^']+)\.js'/g;

/** What each node imports; a node is a file, or what `nodeOf` makes of it. */
function importGraph(nodeOf: (file: string) => string): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const file of readdirSync(SRC, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
    const from = nodeOf(file);
    const imported = graph.get(from) ?? new Set();
    graph.set(from, imported);
    for (const [, target = ''] of readFileSync(path.join(SRC, file), 'utf8').matchAll(RELATIVE_IMPORT)) {
      const to = nodeOf(`${path.join(path.dirname(file), target)}.ts`);
      if (to !== from) imported.add(to);
    }
  }
  return graph;
}

/** The nodes that import themselves indirectly. */
function nodesInCycles(graph: Map<string, Set<string>>): string[] {
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    [...(graph.get(from) ?? [])].some((next) => {
      if (next === to) return true;
      if (seen.has(next)) return false;
      return reaches(next, to, seen.add(next));
    });
  return [...graph.keys()].filter((node) => reaches(node, node));
}

test('a cycle of three is found', () => {
  const graph = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c'])],
    ['c', new Set(['a'])],
    ['d', new Set(['a'])],
  ]);
  expect(nodesInCycles(graph)).toEqual(['a', 'b', 'c']);
});

test('the folders of src import each other in one direction only', () => {
  const graph = importGraph((file) => file.split('/').slice(0, -1)[0] ?? 'the files outside folders');
  expect(graph.get('accounts')).toContain('sessions');
  expect(nodesInCycles(graph)).toEqual([]);
});

test('no file of src imports itself indirectly', () => {
  expect(nodesInCycles(importGraph((file) => file))).toEqual([]);
});
