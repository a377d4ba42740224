/** The icon of the installed site, for its splash screen. */
export const width = 512;

export { default } from './favicon.svg';
