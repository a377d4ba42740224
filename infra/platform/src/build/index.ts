export { namedPages, rawText } from './module-rules';
export { remote } from './remote';
export { shell } from './shell';
