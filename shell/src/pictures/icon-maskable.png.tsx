import { tile } from './tile';

/** The icon of the installed site where the system cuts its own shape. */
export default tile;

export const width = 512;
