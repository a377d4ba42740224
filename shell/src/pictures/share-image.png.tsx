import { SHARE_PICTURE, sharePicture } from '@site/kit/pictures';

export const { width, height } = SHARE_PICTURE;

/** The share image of pages without one of their own: the promise of the site. */
export default sharePicture('Direct eigenaar met financial lease!');
