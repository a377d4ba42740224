// Preloaded by the servers of a site that is measured: at SIGUSR2 they collect their garbage, so that their memory is what they use. V8
// lets it grow to twice that before it does so itself.
const { setFlagsFromString } = require('node:v8');
const { runInNewContext } = require('node:vm');

process.on('SIGUSR2', () => {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
});
