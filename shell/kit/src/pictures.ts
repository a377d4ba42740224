/**
 * What pictures are drawn from that are made at build time (icons, the picture that is shared): the door for the shell's
 * `src/pictures`. Without styles, so that it can run where nothing is rendered for a visitor.
 */
export { drawings } from './illustration/drawings';
export { Mark } from './logo/mark';
export { palette } from './theme/palette';
