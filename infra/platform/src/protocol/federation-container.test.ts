import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { loadPages, sourcesIn } from './federation-container';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'container-'));
  mkdirSync(path.join(folder, 'node/js'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a container that exposes this expression as its pages, and one chunk. */
function write(pages: string, chunk = ''): void {
  writeFileSync(path.join(folder, 'node/js/chunk.js'), chunk);
  writeFileSync(
    path.join(folder, 'node/remoteEntry.js'),
    `exports.mfe_one = {
      async init(scope) { this.given = scope; },
      async get(name) { return () => ({ default: { name, given: this.given, pages: ${pages} } }); },
    };`,
  );
}

test('a federation container is still initialized with a share scope by name, and asked for an exposed module', async () => {
  write('[]');
  const shared = { react: {} };
  expect(await loadPages(sourcesIn(folder), 'mfe-one', shared)).toMatchObject({
    name: './pages',
    given: shared,
  });
});

test('Node still compiles a CommonJS file with Module.prototype._compile and the require of the module', async () => {
  write(`[require('./js/chunk.js').name, require('node:path').sep]`, `exports.name = __filename.slice(-8);`);
  expect(await loadPages(sourcesIn(folder), 'mfe-one', {})).toMatchObject({ pages: ['chunk.js', path.sep] });
  write(`[require('react')]`);
  await expect(loadPages(sourcesIn(folder), 'mfe-one', {})).rejects.toThrow(
    'A remote may not require "react"',
  );
});
