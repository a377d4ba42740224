import { fileURLToPath } from 'node:url';

/**
 * Arguments for Node that end a child process with SIGTERM when its owner (the process that started it) is gone for whatever
 * reason: that closes the IPC channel, which `stdio` must have. Processes that the child starts have owners of their own.
 *
 * Not `--import`: Node would then load the child's script as an import, and search it for the names that it exports.
 */
export const END_WITH_OWNER: readonly string[] = [
  '--require',
  fileURLToPath(new URL('./owner-preload.cjs', import.meta.url)),
];
