/**
 * The entry point for pictures that the shell renders at build time (icons, share image). Without styles, so that it runs outside a
 * page.
 */
export { drawings } from './illustration/drawings';
export { Mark } from './logo/mark';
export { SHARE_PICTURE, sharePicture } from './share-picture/share-picture';
export { palette } from './theme/palette';
