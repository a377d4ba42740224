/**
 * Lets the build leave out components and contexts that nothing uses. Libraries call `React.forwardRef`, `React.memo` and
 * `React.createContext` at top level, which may do anything for all that a bundler knows, and then write to what they return, which
 * keeps it. This marks the calls as free of side effects, sets a `contextType` while the class is made, and takes away the names for
 * React's developer tools.
 */
module.exports = function unusedComponents(source) {
  this.cacheable();
  return source
    .replace(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2')
    .replace(
      /^var (\w+) = (class extends [\s\S]*?^});\n\1\.contextType = (\w+);$/gm,
      'var $1 = /* @__PURE__ */ Object.assign($2, { contextType: $3 });',
    )
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '');
};
