import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.js';

/**
 * What is done with the code secret: login codes are stored as keyed hashes, and mails that wait for delivery are
 * encrypted. Who reads the database without the secret learns no code from it.
 */
@Injectable()
export class CodeVault {
  private readonly hashKey: Buffer;
  private readonly sealKey: Buffer;

  constructor(config: Config) {
    const derive = (use: string) => Buffer.from(hkdfSync('sha256', config.codeSecret, '', use, 32));
    this.hashKey = derive('login codes');
    this.sealKey = derive('waiting mails');
  }

  /** HMAC-SHA-256 of a code, as hexadecimal text. The same code gives another hash in another scope. */
  hash(scope: string, code: string): string {
    return createHmac('sha256', this.hashKey).update(`${scope}\n${code}`).digest('hex');
  }

  /** Does the code belong to this hash? Takes the same time for every wrong code. */
  matches(hash: string, scope: string, code: string): boolean {
    return timingSafeEqual(Buffer.from(hash, 'hex'), Buffer.from(this.hash(scope, code), 'hex'));
  }

  /** Encrypts a value (AES-256-GCM), as base64 text. */
  seal(value: unknown): string {
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.sealKey, iv);
    const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
  }

  /** The value out of `seal`. Throws when it was altered or sealed with another secret. */
  open(sealed: string): unknown {
    const bytes = Buffer.from(sealed, 'base64');
    const decipher = createDecipheriv('aes-256-gcm', this.sealKey, bytes.subarray(0, 12));
    decipher.setAuthTag(bytes.subarray(12, 28));
    const body = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
    return JSON.parse(body.toString('utf8'));
  }
}
