/** The icon of the installed site, for its opening screen. */
export const width = 512;

export { default } from './favicon.svg';
