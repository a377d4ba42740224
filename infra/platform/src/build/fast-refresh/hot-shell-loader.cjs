/**
 * Lets open pages take a changed component of the shell or the kit.
 *
 * Plain JavaScript, because rspack loads it by its path.
 */
module.exports = function hotShellLoader(source) {
  return `${source}
if (import.meta.webpackHot) globalThis.fastRefresh.connect(import.meta.webpackHot, () => __webpack_hash__);
`;
};
