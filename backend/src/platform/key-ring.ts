import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.js';

const ALGORITHM = 'aes-256-gcm';
const ID_BYTES = 4;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What was encrypted with a key that is no longer in the ring, was altered, or was moved from its place. */
export class Unreadable extends Error {
  override name = 'Unreadable';
}

/**
 * Encrypts what is kept (AES-256-GCM) with the keys of `DATA_KEYS`: the first one encrypts, all of them decrypt. What is encrypted begins
 * with the id of its key, so that keys can be replaced: put the new one first, and keep the old one as long as it is needed.
 */
@Injectable()
export class KeyRing {
  private readonly keys: readonly { id: Buffer; key: Buffer }[];

  constructor({ dataKeys }: Config) {
    this.keys = dataKeys.map((secret) => {
      const key = Buffer.from(hkdfSync('sha256', secret, '', 'kept data', 32));
      return { id: createHash('sha256').update(key).digest().subarray(0, ID_BYTES), key };
    });
  }

  /** @param place what this is, and of whom: it can only be decrypted with the same text */
  encrypt(content: Buffer, place: string): Buffer {
    const [{ id, key }] = this.keys as [(typeof this.keys)[number]];
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(place));
    const body = Buffer.concat([cipher.update(content), cipher.final()]);
    return Buffer.concat([id, iv, cipher.getAuthTag(), body]);
  }

  /** Reverses `encrypt`. @throws Unreadable */
  decrypt(encrypted: Buffer, place: string): Buffer {
    const [ivAt, tagAt, bodyAt] = [ID_BYTES, ID_BYTES + IV_BYTES, ID_BYTES + IV_BYTES + TAG_BYTES];
    const known = this.keys.find(({ id }) => id.equals(encrypted.subarray(0, ivAt)));
    if (!known || encrypted.length < bodyAt) throw new Unreadable('Encrypted with no key of DATA_KEYS.');
    const decipher = createDecipheriv(ALGORITHM, known.key, encrypted.subarray(ivAt, tagAt))
      .setAAD(Buffer.from(place))
      .setAuthTag(encrypted.subarray(tagAt, bodyAt));
    try {
      return Buffer.concat([decipher.update(encrypted.subarray(bodyAt)), decipher.final()]);
    } catch (cause) {
      throw new Unreadable('Altered, or moved from its place.', { cause });
    }
  }
}
