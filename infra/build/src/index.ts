export { remote } from './remote';
export { shell } from './shell';
