/** The icon of the installed site. */
export const width = 192;

export { default } from './favicon.svg';
