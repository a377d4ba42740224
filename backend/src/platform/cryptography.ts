import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.js';

/**
 * Keyed hashes of login codes and recipients, and encryption of queued mails, with keys derived from `CODE_SECRET`. Without that
 * secret the database reveals no codes.
 */
@Injectable()
export class Cryptography {
  private readonly hashKey: KeyObject;
  private readonly encryptionKey: KeyObject;

  constructor(config: Config) {
    const derive = (use: string) =>
      createSecretKey(Buffer.from(hkdfSync('sha256', config.codeSecret, '', use, 32)));
    this.hashKey = derive('login codes');
    this.encryptionKey = derive('waiting mails');
  }

  /** HMAC-SHA-256 of a code or an address, as hexadecimal text. The scope makes hashes of equal texts differ. */
  hash(scope: string, text: string): string {
    return createHmac('sha256', this.hashKey).update(`${scope}\n${text}`).digest('hex');
  }

  /** Compares in constant time. */
  matches(hash: string, scope: string, code: string): boolean {
    return timingSafeEqual(Buffer.from(hash, 'hex'), Buffer.from(this.hash(scope, code), 'hex'));
  }

  /** Encrypts a value (AES-256-GCM), as base64 text. */
  encrypt(value: unknown): string {
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.encryptionKey, iv);
    const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
  }

  /** Reverses `encrypt`. Throws when the text was altered or encrypted with another secret. */
  decrypt(encrypted: string): unknown {
    const bytes = Buffer.from(encrypted, 'base64');
    const decipher = createDecipheriv('aes-256-gcm', this.encryptionKey, bytes.subarray(0, 12));
    decipher.setAuthTag(bytes.subarray(12, 28));
    const body = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
    return JSON.parse(body.toString('utf8'));
  }
}
