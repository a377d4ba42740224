import { InvalidRelease } from '../protocol/release';
import { megabytes } from '../protocol/rules';

/** The file does not exist in the store (as opposed to: the store cannot be reached). */
export class FileNotFound extends Error {
  override name = 'FileNotFound';
}

export class FileTooLarge extends InvalidRelease {
  override name = 'FileTooLarge';

  constructor(file: string, maxBytes: number) {
    super(`${file} is larger than ${megabytes(maxBytes)}, which is the most that is read of it.`);
  }
}

/** A store in a bucket cannot be read now, which says nothing about what is in it. The message is a sentence. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
}

/** A store that cannot be written. The message is a sentence for whoever releases. */
export class StoreNotWritable extends InvalidRelease {
  override name = 'StoreNotWritable';
}
