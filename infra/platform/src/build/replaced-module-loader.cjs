/** Replaces the source of a module by its option `source`. */
module.exports = function replacedModule() {
  this.cacheable();
  return this.getOptions().source;
};
