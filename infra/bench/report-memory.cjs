// Preloaded by the servers of a site that is measured: at SIGUSR2 they collect their garbage, and append their process id and the bytes that
// are still in use to MEMORY_FILE. The memory of the process says less: V8 lets garbage grow, and keeps what it has once needed for it.
const { appendFileSync } = require('node:fs');
const { setFlagsFromString } = require('node:v8');
const { runInNewContext } = require('node:vm');

process.on('SIGUSR2', () => {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { heapUsed, external } = process.memoryUsage();
  appendFileSync(process.env.MEMORY_FILE, `${process.pid} ${heapUsed + external}\n`);
});
