const vm = require('node:vm');

/**
 * Jest compiles each module again for each test file. In one process V8 does so once: what it compiled is kept here, and is valid for the
 * same code only.
 */
const { compileFunction } = vm;
const compiled = new Map();

vm.compileFunction = (code, params, options) => {
  const known = compiled.get(options.filename);
  const cachedData = known?.code === code ? known.cachedData : undefined;
  const result = compileFunction(code, params, { ...options, cachedData, produceCachedData: !cachedData });
  if (!cachedData) compiled.set(options.filename, { code, cachedData: result.cachedData });
  return result;
};
