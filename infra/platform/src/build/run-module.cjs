const path = require('node:path');
const { pathToFileURL } = require('node:url');

/**
 * Runs a module with TypeScript and JSX at build time. Plain JavaScript, because loaders of rspack use it.
 *
 * @param file its path, or a specifier that `from` can import
 */
module.exports.run = async function run(file, from = __filename) {
  const { tsImport } = await import('tsx/esm/api');
  return tsImport(path.isAbsolute(file) ? pathToFileURL(file).href : file, {
    parentURL: pathToFileURL(from).href,
    tsconfig: require.resolve('../../../../tsconfig.base.json'),
  });
};
