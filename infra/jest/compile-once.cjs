const vm = require('node:vm');

/**
 * Jest compiles each module again for each test file. As a script that is run in the context of each of them, it is compiled once by each
 * process: also those of its functions that V8 compiles when they are first called. Dynamic imports of ES modules, which scripts cannot
 * have then, are not enabled in Jest either.
 */
const scripts = new Map();

vm.compileFunction = (code, params, { filename, parsingContext }) => {
  let known = scripts.get(filename);
  if (known?.code !== code) {
    const opening = `(function (${params}) {`;
    const source = `${opening}${code}\n})`;
    known = { code, script: new vm.Script(source, { filename, columnOffset: -opening.length }) };
    scripts.set(filename, known);
  }
  return known.script.runInContext(parsingContext);
};
