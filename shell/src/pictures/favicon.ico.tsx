/** For whoever asks for `/favicon.ico` without having read a page. */
export const widths = [16, 32, 48];

export { default } from './favicon.svg';
