import { tile } from './tile';

/** The icon on the home screen of an iPhone or iPad. */
export default tile;

export const width = 180;
