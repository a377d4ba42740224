const v8 = require('node:v8');
const { TestEnvironment } = require('jest-environment-jsdom');
require('./compile-once.cjs');

// What was compiled stays for the next file.
v8.setFlagsFromString('--no-flush-bytecode');

module.exports = class extends TestEnvironment {
  async setup() {
    // Most functions of a test are called too few times to make up for the time that it takes to optimise them: the tests of mfe-portal
    // take a seventh less of the processor.
    v8.setFlagsFromString('--no-opt');
    await super.setup();
  }
};
