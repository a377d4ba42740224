import { readFileSync } from 'node:fs';
import Module from 'node:module';
import path from 'node:path';
import { containerName } from './names';

/** The exports of a Module Federation container, in its Node build. */
interface Container {
  init(scope: object, initScope: unknown[], options: object): Promise<void>;
  get(module: string): Promise<() => unknown>;
}

/** The shared libraries that a container receives from its host, as Module Federation stores them: by name, then by version. */
export type ShareScope = Record<string, Record<string, object>>;

/** The source of a file of a release, by its path: `node/js/page.js`. @throws when there is no such file. */
export type ReadSource = (file: string) => string;

/** Reads the files of a build in a folder. */
export function sourcesIn(folder: string): ReadSource {
  return (file) => readFileSync(path.join(folder, file), 'utf8');
}

/**
 * Loads the table of pages from a remote's Node build.
 *
 * The code is compiled directly, outside Node's module cache, so that a build can be loaded again after it changed. Chunks are loaded
 * with `require`: one that throws fails its page and not the process.
 */
export async function loadPages<Pages>(read: ReadSource, remote: string, shared: ShareScope): Promise<Pages> {
  forget(remote);
  const exported = evaluate('node/remoteEntry.js', read) as Record<string, Container> & Container;
  const container = exported[containerName(remote)] ?? exported;
  await container.init(shared, [], {
    version: '',
    shareScopeKeys: 'default',
    shareScopeMap: { default: shared },
  });
  const factory = await container.get('./pages');
  return (factory() as { default: Pages }).default;
}

/** The exports of a CommonJS file. It can require its own chunks and Node's built-in modules only. */
function evaluate(file: string, read: ReadSource): unknown {
  const module = new Module(file) as Module & { _compile(code: string, file: string): void };
  module.filename = file;
  module.require = ((request: string) =>
    request.startsWith('.')
      ? evaluate(path.posix.join(path.posix.dirname(file), request), read)
      : nodeRequire(request)) as Module['require'];
  module._compile(read(file), file);
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

/** Removes a remote's earlier instance from the federation runtime, which would otherwise reuse it and keep it in memory. */
function forget(remote: string): void {
  const federation = (globalThis as { __FEDERATION__?: FederationGlobal }).__FEDERATION__;
  if (!federation) return;
  const name = containerName(remote);
  for (const instance of federation.__INSTANCES__.filter((i) => i.name === name)) {
    if (instance.options.id) delete federation.__SHARE__[instance.options.id];
  }
  federation.__INSTANCES__ = federation.__INSTANCES__.filter((i) => i.name !== name);
}
