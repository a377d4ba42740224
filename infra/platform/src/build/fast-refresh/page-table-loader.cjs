/**
 * Takes the pages out of the table of pages, of which only the data is wanted.
 *
 * Plain JavaScript, because rspack loads it by its path.
 */
module.exports = function pageTableLoader(source) {
  return source.replaceAll(/import\(\s*'\.\/[a-z0-9/-]+\/page'\s*\)/g, 'Promise.reject()');
};
