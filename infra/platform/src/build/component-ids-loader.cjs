const { existsSync, readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

/** The initials of each workspace, and its source files in order, by folders in it. */
const workspaces = new Map();

function workspaceOf(folder) {
  const known = workspaces.get(folder);
  if (known) return known;
  const parent = path.dirname(folder);
  const isWorkspace = ['package.json', 'src'].every((name) => existsSync(path.join(folder, name)));
  const workspace = isWorkspace
    ? read(folder)
    : parent === folder
      ? { initials: '', files: [] }
      : workspaceOf(parent);
  workspaces.set(folder, workspace);
  return workspace;
}

function read(folder) {
  const { name } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const files = readdirSync(path.join(folder, 'src'), { recursive: true })
    // Builds do not depend on the others.
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|examples)\.tsx?$/.test(file))
    .sort();
  return { initials: initialsOf(name), files: files.map((file) => path.join(folder, 'src', file)) };
}

/** `mm` of `mfe-marketing`. No two workspaces with components have the same. */
function initialsOf(name) {
  return name.replace('@site/', '').replace(/(\w)\w*-?/g, '$1');
}

/**
 * Shortens the IDs of styled components, which the HTML of each page repeats: the number of the file in its workspace takes the place of a
 * hash, `k-1f-2` that of `sc-b55bdfc7-2`. It is the same in the browser build and the Node build.
 */
module.exports = function componentIds(source, map) {
  const { initials, files } = workspaceOf(path.dirname(this.resourcePath));
  const file = files.indexOf(this.resourcePath);
  const short =
    file < 0
      ? source
      : source.replace(/(componentId: ")sc-[\da-f]+-(?=\d+")/g, `$1${initials}-${file.toString(36)}-`);
  this.callback(null, short, map);
};

module.exports.initialsOf = initialsOf;
