/**
 * Lets the table of pages take a changed page: a page that also exports data is no boundary of React Refresh. The chunks of the pages are
 * those that named-pages-loader.cjs names.
 *
 * Plain JavaScript, because rspack loads it by its path.
 */
module.exports = function hotPagesLoader(source) {
  const folders = [...source.matchAll(/import\(\s*'\.\/([a-z0-9/-]+)\/page'\s*\)/g)].map(([, name]) => name);
  const accepted = folders.map(
    (name) => `import.meta.webpackHot.accept('./${name}/page', () =>
    import(/* webpackChunkName: "${name}" */ './${name}/page').then(globalThis.fastRefresh.runtime.performReactRefresh));`,
  );
  return `${source}
if (import.meta.webpackHot) {
  globalThis.fastRefresh.connect(import.meta.webpackHot, () => __webpack_hash__, __webpack_share_scopes__.default);
  ${accepted.join('\n  ')}
}
`;
};
