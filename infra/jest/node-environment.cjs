const { AsyncLocalStorage } = require('node:async_hooks');
const { PerformanceObserver } = require('node:perf_hooks');
const v8 = require('node:v8');
const { TestEnvironment } = require('jest-environment-node');
require('./compile-once.cjs');

/** What Node goes through for each promise, and at each garbage collection, for as long as the process runs. */
const inUse = new Set();

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
