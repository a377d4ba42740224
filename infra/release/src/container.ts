import { readFileSync } from 'node:fs';
import Module from 'node:module';
import path from 'node:path';
import { containerName } from './names';

/** What a container's Node build exports. */
interface Container {
  init(scope: object, initScope: unknown[], options: object): Promise<void>;
  get(module: string): Promise<() => unknown>;
}

/** The libraries that a container gets from outside, as Module Federation keeps them: by name, then by version. */
export type ShareScope = Record<string, Record<string, object>>;

/**
 * Loads the table of pages out of a remote's Node build on this disk.
 *
 * The code is compiled directly, outside Node's module cache, so that an old release becomes garbage as soon as nobody
 * holds its pages. Chunks are required, not read in a callback: one that throws is a failed page, not a dead server.
 */
export async function loadPages<Pages>(folder: string, remote: string, shared: ShareScope): Promise<Pages> {
  forget(remote);
  const exported = evaluate(path.join(folder, 'node/remoteEntry.js')) as Record<string, Container> &
    Container;
  const container = exported[containerName(remote)] ?? exported;
  await container.init(shared, [], {
    version: '',
    shareScopeKeys: 'default',
    shareScopeMap: { default: shared },
  });
  const factory = await container.get('./pages');
  return (factory() as { default: Pages }).default;
}

/** What a CommonJS file on this disk exports. Its chunks are evaluated the same way; Node's own modules are the only others. */
function evaluate(file: string): unknown {
  const module = new Module(file) as Module & { _compile(code: string, file: string): void };
  module.filename = file;
  module.require = ((request: string) =>
    request.startsWith('.')
      ? evaluate(path.resolve(path.dirname(file), request))
      : nodeRequire(request)) as Module['require'];
  module._compile(readFileSync(file, 'utf8'), file);
  return module.exports;
}

function nodeRequire(request: string): unknown {
  if (Module.isBuiltin(request)) return process.getBuiltinModule(request);
  throw new Error(`A remote may not require "${request}" on the server: it brings all of its own code.`);
}

interface FederationGlobal {
  __INSTANCES__: { name: string; options: { id?: string } }[];
  __SHARE__: Record<string, unknown>;
}

/** Makes the federation runtime forget a remote's earlier instance; else it would be used again, and kept in memory. */
function forget(remote: string): void {
  const federation = (globalThis as { __FEDERATION__?: FederationGlobal }).__FEDERATION__;
  if (!federation) return;
  const name = containerName(remote);
  for (const instance of federation.__INSTANCES__.filter((i) => i.name === name)) {
    if (instance.options.id) delete federation.__SHARE__[instance.options.id];
  }
  federation.__INSTANCES__ = federation.__INSTANCES__.filter((i) => i.name !== name);
}
