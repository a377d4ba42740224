/**
 * Makes an empty source an error. Some editors empty a file before they write it again, and a build may begin in between: without an error
 * it would replace the module by one that exports nothing.
 *
 * Plain JavaScript, because rspack loads it by its path.
 */
module.exports = function emptyFileLoader(source) {
  if (source.trim() === '') throw new Error('The file is empty.');
  return source;
};
