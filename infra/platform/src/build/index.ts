export type { Builds } from './fast-refresh/updates';
export { namedPages, rawText } from './module-rules';
export { remote } from './remote';
export { shell } from './shell';
export { buildStartScript, type DevelopmentBuild, type Watch, watchBuild } from './watch';
