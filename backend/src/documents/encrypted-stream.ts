import { Transform } from 'node:stream';
import { type KeyRing, Unreadable } from '../platform/key-ring.js';

/** A file is encrypted in parts of this many bytes, so that it is never whole in memory. */
const PART = 64 * 1024;

/** A part can only be decrypted at its place, and only the last one as the last. */
const placeOf = (place: string, part: number, isLast: boolean) => `${place} ${part}${isLast ? ' last' : ''}`;

/** @param handle gets all parts in their order; the last may be shorter, or empty */
function inParts(size: number, handle: (part: Buffer, number: number, isLast: boolean) => Buffer): Transform {
  let waiting = Buffer.alloc(0);
  let number = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      waiting = Buffer.concat([waiting, chunk]);
      try {
        // One is kept back: it may be the last.
        for (; waiting.length > size; waiting = waiting.subarray(size)) {
          this.push(handle(waiting.subarray(0, size), number++, false));
        }
        done();
      } catch (error) {
        done(error as Error);
      }
    },
    flush(done) {
      try {
        done(null, handle(waiting, number, true));
      } catch (error) {
        done(error as Error);
      }
    },
  });
}

/** Encrypts a file. @param place as in `KeyRing.encrypt` */
export function encrypting(keys: KeyRing, place: string): Transform {
  return inParts(PART, (part, number, isLast) => keys.encrypt(part, placeOf(place, number, isLast)));
}

/** Reverses `encrypting`. Its stream fails with `Unreadable` when the file was altered, cut off or moved. */
export function decrypting(keys: KeyRing, place: string): Transform {
  const overhead = keys.encrypt(Buffer.alloc(0), '').length;
  return inParts(PART + overhead, (part, number, isLast) => {
    const decrypted = keys.decrypt(part, placeOf(place, number, isLast));
    if (!isLast && decrypted.length !== PART) throw new Unreadable('Parts of another size.');
    return decrypted;
  });
}
