import type { Command } from 'commander';
import type { BackendServices } from './backend-services.js';

/**
 * The action of a command that needs the backend: opens it and closes it after the work, so that the process can exit. The
 * backend and the module of the action are loaded only here, so help and usage errors do not need them.
 */
export function withBackend<Args extends unknown[]>(
  load: () => Promise<(backend: BackendServices, ...args: Args) => Promise<void>>,
) {
  return async function (this: Command, ...args: Args): Promise<void> {
    const { openBackend } = await import('./open-backend.js');
    const backend = await openBackend(this.optsWithGlobals<{ settings?: string }>().settings);
    try {
      const work = await load();
      await work(backend, ...args);
    } finally {
      await backend.close();
    }
  };
}
