/**
 * Names the chunk of each page after the page's folder, and tells the table of pages: `load: () => import('./faq/page')`
 * becomes `chunk: 'faq', load: …`. From there release.json knows which files a page needs.
 *
 * Plain JavaScript, because rspack loads it by its path.
 */
module.exports = function namedPagesLoader(source) {
  return source.replaceAll(
    /load:\s*\(\)\s*=>\s*import\(\s*'\.\/([a-z0-9/-]+)\/page'\s*\)/g,
    `chunk: '$1', load: () => import(/* webpackChunkName: "$1" */ './$1/page')`,
  );
};
