import { containerName } from './names';

/** A Module Federation container: what a remote's `remoteEntry.js` exports. */
export interface Container {
  init(scope: object, initScope: unknown[], options: object): Promise<void>;
  get(module: string): Promise<() => unknown>;
}

/** The shared libraries that a container receives from its host, as Module Federation stores them: by name, then by version. */
export type ShareScope = Record<string, Record<string, object>>;

/** The table of pages that a container exposes. @throws what the container throws */
export async function pagesOf<Pages>(container: Container, shared: ShareScope): Promise<Pages> {
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

/**
 * Removes a remote's earlier instance from the federation runtime, which would otherwise reuse it for the next container of that remote
 * and keep it in memory.
 */
export function forgetInstance(remote: string): void {
  const federation = (globalThis as { __FEDERATION__?: FederationGlobal }).__FEDERATION__;
  if (!federation) return;
  const name = containerName(remote);
  for (const instance of federation.__INSTANCES__.filter((i) => i.name === name)) {
    if (instance.options.id) delete federation.__SHARE__[instance.options.id];
  }
  federation.__INSTANCES__ = federation.__INSTANCES__.filter((i) => i.name !== name);
}
