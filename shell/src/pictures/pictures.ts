/**
 * The paths of all pictures that are rendered at build time. An entry of the browser build, which writes the files; only the server
 * imports the paths.
 */
export { default as appleTouchIcon } from './apple-touch-icon.png.tsx?picture';
export { default as faviconIco } from './favicon.ico.tsx?picture';
export { default as favicon } from './favicon.svg.tsx?picture';
export { default as icon192 } from './icon-192.png.tsx?picture';
export { default as icon512 } from './icon-512.png.tsx?picture';
export { default as iconMaskable } from './icon-maskable.png.tsx?picture';
export { default as shareImage } from './share-image.png.tsx?picture';
