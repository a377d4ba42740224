// Preloaded by a child process: see end-with-owner.ts.
const preload = process.execArgv.indexOf(__filename);
process.execArgv.splice(preload - 1, 2);
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
