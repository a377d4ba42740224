import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock.js';
import { Cryptography } from '../platform/cryptography.js';
import { RandomCodes } from '../platform/random-codes.js';

/** Lifetime of a mailed code, in seconds. */
const VALID_SECONDS = 600;

export const TRIES_PER_CODE = 5;

/** An id that no customer has, so that the same statements run for unknown customers: the response time tells nothing. */
export const UNKNOWN_CUSTOMER_ID = '00000000-0000-0000-0000-000000000000';

/** A new code to be mailed; only its hash is stored. */
export interface NewCode {
  id: string;
  code: string;
  hash: string;
  until: Date;
}

/** Six-digit codes that prove access to a mailbox, for ten minutes. */
@Injectable()
export class MailedCode {
  constructor(
    private readonly clock: Clock,
    private readonly random: RandomCodes,
    private readonly cryptography: Cryptography,
  ) {}

  new(): NewCode {
    const id = randomUUID();
    const code = this.random.loginCode();
    return {
      id,
      code,
      hash: this.cryptography.hash(id, code),
      until: this.clock.secondsFromNow(VALID_SECONDS),
    };
  }

  /** Whether it is the code of which the hash was stored. */
  is(code: string, { id, hash }: { id: string; hash: string }): boolean {
    return this.cryptography.matches(hash, id, code);
  }
}
