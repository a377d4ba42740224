import type { INestApplicationContext } from '@nestjs/common';
import type { Command } from 'commander';

/**
 * Wraps the action of a command that needs the backend: opens it and closes it after the work, so that the process can
 * exit. The backend is loaded only here, so help and usage errors do not need it.
 */
export function withBackend<Args extends unknown[]>(
  work: (backend: INestApplicationContext, ...args: Args) => Promise<void>,
) {
  return async function (this: Command, ...args: Args): Promise<void> {
    const { openBackend } = await import('./open-backend.js');
    const backend = await openBackend(this.optsWithGlobals<{ settings?: string }>().settings);
    try {
      await work(backend, ...args);
    } finally {
      await backend.close();
    }
  };
}
