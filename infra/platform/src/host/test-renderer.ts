export { compose } from './composition/renderable-composition';
export { Renderer } from './rendering/renderer';
export { resolve } from './server/resolve';
export { readShellBuild } from './server/shell-build';
