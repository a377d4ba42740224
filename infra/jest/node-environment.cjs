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

/** What lasts as long as the process, such as a timer of `fetch`, keeps the test or hook in which it began: here, what that refers to. */
function forgetWhatTheyUse({ hooks, children }) {
  for (const one of [...hooks, ...children]) {
    if (one.type === 'describeBlock') forgetWhatTheyUse(one);
    else Object.assign(one, { fn: undefined, asyncError: undefined });
  }
}

/** Ends with a test file what it began, or each file would make the next ones slower. */
module.exports = class extends TestEnvironment {
  async setup() {
    // Off for files that need jsdom.
    v8.setFlagsFromString('--opt');
    await super.setup();
  }

  handleTestEvent({ name }, { rootDescribeBlock }) {
    if (name === 'run_finish') this.finished = rootDescribeBlock;
  }

  async teardown() {
    await super.teardown();
    if (this.finished) forgetWhatTheyUse(this.finished);
    for (const one of inUse) (one.disable ?? one.disconnect).call(one);
    inUse.clear();
  }
};
