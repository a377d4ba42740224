/** Replaces the source of a module by its option `source`. */
module.exports = function unusedModule() {
  this.cacheable();
  return this.getOptions().source;
};
