import type { INestApplicationContext } from '@nestjs/common';
import type { Command } from 'commander';

/**
 * The action of a command that needs the backend: opens it, does the work with the arguments and options of the command,
 * and closes it again, so that the program ends by itself. The backend is loaded only here: help and mistakes in the
 * command line are answered without it.
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
