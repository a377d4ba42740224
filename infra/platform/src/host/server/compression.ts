import { constants } from 'node:zlib';

/** Less is not worth compressing, in bytes. */
export const MIN_COMPRESSED_BYTES = 1024;

/** Brotli for answers that are compressed when they are sent: the highest quality takes a visitor more time than it saves. */
export const BROTLI_PARAMS = { [constants.BROTLI_PARAM_QUALITY]: 4 };
