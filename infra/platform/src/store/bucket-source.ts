import type { Bucket, StoredObject } from './bucket';
import type { ReleaseSource } from './source';
import { FileNotFound } from './store-errors';

/**
 * Reads the files in a bucket.
 *
 * @param onState called with the state of each file that is read again and again, null when there is none
 */
export function sourceIn(
  bucket: Bucket,
  onState: (file: string, etag: string | null) => void = () => {},
): ReleaseSource {
  const known = new Map<string, StoredObject>();
  return {
    location: bucket.location,
    isRemote: true,
    async read(file, maxBytes, { timeoutMs, again } = {}) {
      const before = again ? known.get(file) : undefined;
      try {
        const found = (await bucket.get(file, maxBytes, { known: before?.etag, timeoutMs })) ?? before;
        if (!found) throw new FileNotFound(`${file} is not in the store.`);
        if (again) {
          known.set(file, found);
          onState(file, found.etag);
        }
        return found.bytes;
      } catch (error) {
        if (again && error instanceof FileNotFound) onState(file, null);
        throw error;
      }
    },
  };
}
