/**
 * Arguments for Node that end a child process with SIGTERM when its owner (the process that started it) is gone for whatever
 * reason: that closes the IPC channel, which `stdio` must have. Processes that the child starts have owners of their own.
 */
export const END_WITH_OWNER: readonly string[] = [
  '--import',
  `data:text/javascript,${encodeURIComponent(`
    process.execArgv.splice(process.execArgv.findIndex((arg) => arg.startsWith('data:')) - 1, 2);
    process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
    process.channel?.unref();
  `)}`,
];
