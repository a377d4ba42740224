/**
 * Lets the build leave out components and contexts that nothing uses. Libraries call `React.forwardRef`, `React.memo` and
 * `React.createContext` at top level, which may do anything for all that a bundler knows, and then write to what they return, which
 * keeps it. This marks the calls as free of side effects, and takes away the names for React's developer tools.
 */
module.exports = function unusedComponents(source) {
  this.cacheable();
  return source
    .replace(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2')
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '');
};
