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
 * holds its pages.
 */
export async function loadPages<Pages>(folder: string, remote: string, shared: ShareScope): Promise<Pages> {
  forget(remote);
  const file = path.join(folder, 'node/remoteEntry.js');
  const module = new Module(file) as Module & { _compile(code: string, file: string): void };
  module.filename = file;
  module.paths = [];
  module._compile(readFileSync(file, 'utf8'), file);
  const exported = module.exports as Record<string, Container> & Container;
  const container = exported[containerName(remote)] ?? exported;
  await container.init(shared, [], {
    version: '',
    shareScopeKeys: 'default',
    shareScopeMap: { default: shared },
  });
  const factory = await container.get('./pages');
  return (factory() as { default: Pages }).default;
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
