import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInstance } from '@module-federation/enhanced/runtime';
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
      async init(scope, initScope, options) { this.given = [scope, initScope, options]; },
      async get(name) { return () => ({ default: { name, given: this.given, pages: ${pages} } }); },
    };`,
  );
}

const federation = () =>
  (
    globalThis as unknown as {
      __FEDERATION__: { __INSTANCES__: { name: string; options: { id: string } }[]; __SHARE__: object };
    }
  ).__FEDERATION__;
const instances = () => federation().__INSTANCES__.filter(({ name }) => name === 'mfe_one');

test('the federation runtime still lists its instances and their share scopes in the global __FEDERATION__, from which an earlier release is removed', async () => {
  const id = 'mfe_one:1.0.0';
  // A build defines it in the container.
  Object.assign(globalThis, { FEDERATION_BUILD_IDENTIFIER: id });
  createInstance({ id, name: 'mfe_one', remotes: [], shared: { react: { version: '19', lib: () => ({}) } } });
  expect(instances()).toMatchObject([{ options: { id } }]);
  expect(federation().__SHARE__).toHaveProperty([id, 'default', 'react']);
  write('[]');
  await loadPages(sourcesIn(folder), 'mfe-one', {});
  expect(instances()).toEqual([]);
  expect(federation().__SHARE__).not.toHaveProperty([id]);
});

test('a federation container is still initialized with a share scope by name, and asked for an exposed module', async () => {
  write('[]');
  const shared = { react: {} };
  expect(await loadPages(sourcesIn(folder), 'mfe-one', shared)).toMatchObject({
    name: './pages',
    given: [shared, [], { shareScopeKeys: 'default', shareScopeMap: { default: shared } }],
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
