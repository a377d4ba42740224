import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import checkout from '../../../../package.json' with { type: 'json' };

const ROOT = path.resolve(import.meta.dirname, '../../../..');

/** `from '…'`, `import '…'` and `import('…')`; types count too. */
const IMPORT = /\b(?:from|import)\s*\(?\s*'([^']+)'/g;

const IS_SOURCE = /\.(?:tsx?|mts)$/;
const IS_NO_SOURCE = /\.(?:test|examples)\.tsx?$|\.d\.ts$/;

/** What each node imports. */
type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** The sources of a workspace, without its tests, its examples and the workspaces in it. */
function sourcesOf(workspace: string, folder = ''): string[] {
  return readdirSync(path.join(ROOT, workspace, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (!entry.isDirectory()) return IS_SOURCE.test(file) && !IS_NO_SOURCE.test(file) ? [file] : [];
    const isOther = checkout.workspaces.includes(`${workspace}/${file}`);
    return isOther || /^(?:\..*|node_modules|dist|test-results)$/.test(entry.name)
      ? []
      : sourcesOf(workspace, file);
  });
}

const importsOf = (file: string) =>
  [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(IMPORT)].map(([, request = '']) => request);

/** The imports between the nodes of a workspace; a node is a file, or what `nodeOf` makes of its name without its ending. */
function importGraph(workspace: string, nodeOf: (file: string) => string): Graph {
  const graph = new Map<string, Set<string>>();
  const withoutEnding = (file: string) => file.replace(/\.(?:[cm]?js|tsx?|mts)$/, '');
  for (const file of sourcesOf(workspace)) {
    const from = nodeOf(withoutEnding(file));
    const imported = graph.get(from) ?? new Set();
    graph.set(from, imported);
    for (const request of importsOf(path.join(workspace, file)).filter((one) => one.startsWith('.'))) {
      const to = nodeOf(withoutEnding(path.join(path.dirname(file), request)));
      if (to !== from && to !== '../') imported.add(to);
    }
  }
  return graph;
}

/** The first folder in the sources, with a slash. A file beside those folders stands for itself. */
const folderOf = (file: string) => file.replace(/^src\//, '').replace(/\/.*/, '/');

/** The nodes that import themselves indirectly. */
function nodesInCycles(graph: Graph): string[] {
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

test('imports are found through folders and with endings', () => {
  expect(importGraph('backend', folderOf).get('accounts/')).toContain('sessions/');
  expect(importGraph('infra/platform', folderOf).get('build/')).toContain('store/');
});

test.each(checkout.workspaces)('the folders of %s import each other in one direction only', (workspace) => {
  const folders = nodesInCycles(importGraph(workspace, folderOf)).filter((node) => node.endsWith('/'));
  expect(folders).toEqual([]);
});

test('no file of the backend imports itself indirectly', () => {
  expect(nodesInCycles(importGraph('backend', (file) => file))).toEqual([]);
});

test('the folders within each part of the platform import each other in one direction only', () => {
  const folderInPart = (file: string) => {
    const [part, folder, ...rest] = file.replace(/^src\//, '').split('/');
    return rest.length > 0 ? `${part}/${folder}/` : `${part}/${folder}`;
  };
  const graph = importGraph('infra/platform', folderInPart);
  expect([...graph.keys()]).toEqual(expect.arrayContaining(['host/composition/', 'browser/navigation/']));
  expect(nodesInCycles(graph).filter((node) => node.endsWith('/'))).toEqual([]);
});

test('the platform imports its own parts by their paths, so that the arrows below hold for all of them', () => {
  const byName = sourcesOf('infra/platform').filter((file) =>
    importsOf(path.join('infra/platform', file)).some((request) => request.startsWith('@site/platform')),
  );
  expect(byName).toEqual([]);
});

/** What each part of the platform may import of the others. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  'protocol/': [],
  'store/': ['protocol/'],
  'host/': ['protocol/', 'store/'],
  'browser/': ['protocol/'],
  'build/': ['protocol/', 'store/'],
};

test('the parts of the platform import each other along the arrows only', () => {
  const graph = importGraph('infra/platform', folderOf);
  expect([...graph.keys()].sort()).toEqual(Object.keys(ARROWS).sort());
  for (const [part, imported] of graph) {
    expect({ part, against: [...imported].filter((other) => !ARROWS[part]?.includes(other)) }).toEqual({
      part,
      against: [],
    });
  }
});

test('no package is imported by a path into its folder: the packages have entry points', () => {
  const wrong = checkout.workspaces.flatMap((workspace) =>
    sourcesOf(workspace).flatMap((file) =>
      importsOf(path.join(workspace, file))
        .filter((request) => request.startsWith('.'))
        .map((request) => path.join(workspace, path.dirname(file), request))
        .filter((target) => /\/src\//.test(target) && !target.startsWith(`${workspace}/`))
        .map((target) => `${workspace}/${file} imports ${target}`),
    ),
  );
  expect(wrong).toEqual([]);
});
