import { randomBytes, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LEASECODE_LENGTE, LEASECODE_TEKENS, LOGINCODE_LENGTE } from '@site/contract';

const DIGITS = '0123456789';

/** Cryptographically random codes. */
@Injectable()
export class RandomCodes {
  /** Six digits. */
  loginCode(): string {
    return this.pick(DIGITS, LOGINCODE_LENGTE);
  }

  /** Seven characters, without ones that are easily confused. */
  leaseCode(): string {
    return this.pick(LEASECODE_TEKENS, LEASECODE_LENGTE);
  }

  /** 256 bits for a link, as 43 characters that need no escaping in an address. */
  linkToken(): string {
    return randomBytes(32).toString('base64url');
  }

  private pick(characters: string, length: number): string {
    return Array.from({ length }, () => characters[randomInt(characters.length)]).join('');
  }
}
