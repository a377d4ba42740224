/** For clients that request `/favicon.ico` without reading a page. */
export const widths = [16, 32, 48];

export { default } from './favicon.svg';
