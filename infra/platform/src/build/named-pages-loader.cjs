/**
 * Names the chunk of each page after the page's folder, and adds that name to the table of pages: `load: () => import('./faq/page')`
 * becomes `chunk: 'faq', load: …`. This is how release.json gets the files of a page.
 *
 * Plain JavaScript, because rspack loads it by its path.
 */
module.exports = function namedPagesLoader(source) {
  return source.replaceAll(
    /load:\s*\(\)\s*=>\s*import\(\s*'\.\/([a-z0-9/-]+)\/page'\s*\)/g,
    `chunk: '$1', load: () => import(/* webpackChunkName: "$1" */ './$1/page')`,
  );
};
