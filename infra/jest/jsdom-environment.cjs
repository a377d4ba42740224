const v8 = require('node:v8');
require('./compile-once.cjs');

// Most functions of a test are called too few times to make up for the time that it takes to optimise them. What was compiled stays for
// the next file. The tests of mfe-portal take a seventh less of the processor.
v8.setFlagsFromString('--no-opt');
v8.setFlagsFromString('--no-flush-bytecode');

module.exports = require('jest-environment-jsdom');
