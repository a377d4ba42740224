/** A Module Federation container: what a remote's `remoteEntry.js` exports. */
export interface Container {
  init(scope: ShareScope): Promise<void>;
  get(module: string): Promise<() => unknown>;
}

/** A shared module, once it is loaded, or how to load it. */
export interface SharedModule {
  lib?: () => object;
  get?: () => Promise<() => object>;
}

/** The shared modules that a container receives from its host, as Module Federation stores them: by name, then by version. */
export type ShareScope = Record<string, Record<string, SharedModule>>;

/** The table of pages that a container exposes. @throws what the container throws */
export async function pagesOf<Pages>(container: Container, shared: ShareScope): Promise<Pages> {
  await container.init(shared);
  const factory = await container.get('./pages');
  return (factory() as { default: Pages }).default;
}
