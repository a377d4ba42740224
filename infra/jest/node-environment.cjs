const { AsyncLocalStorage, AsyncResource } = require('node:async_hooks');
const performanceHooks = require('node:perf_hooks');
const v8 = require('node:v8');
const { TestEnvironment } = require('jest-environment-node');
require('./compile-once.cjs');

/** What Node goes through for each promise, and at each garbage collection, for as long as the process runs. */
const inUse = new Set();
const { PerformanceObserver, monitorEventLoopDelay } = performanceHooks;

for (const [{ prototype }, name] of [
  [AsyncLocalStorage, 'run'],
  [AsyncLocalStorage, 'enterWith'],
  [PerformanceObserver, 'observe'],
]) {
  const method = prototype[name];
  prototype[name] = function (...args) {
    inUse.add(this);
    return method.apply(this, args);
  };
}

/** One for all files, and of none of them: nothing ends the timer of each, which keeps what the file has loaded. */
let delays;
const startMonitor = AsyncResource.bind(monitorEventLoopDelay);
performanceHooks.monitorEventLoopDelay = (options) => {
  delays ??= startMonitor(options);
  return delays;
};

/** Ends with a test file what it began, or each file would make the next ones slower. */
module.exports = class extends TestEnvironment {
  async setup() {
    // Off for files that need jsdom.
    v8.setFlagsFromString('--opt');
    await super.setup();
  }

  async teardown() {
    await super.teardown();
    for (const one of inUse) (one.disable ?? one.disconnect).call(one);
    inUse.clear();
  }
};
