import { tile } from './tile';

/** The icon of the installed site where the system applies its own mask. */
export default tile;

export const width = 512;
