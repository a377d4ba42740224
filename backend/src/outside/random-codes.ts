import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LEASECODE_LENGTE, LEASECODE_TEKENS, LOGINCODE_LENGTE } from '@site/contract';

const DIGITS = '0123456789';

/** Codes that nobody can predict, out of the system's cryptographic source. */
@Injectable()
export class RandomCodes {
  /** Six digits, for logging in. */
  loginCode(): string {
    return this.pick(DIGITS, LOGINCODE_LENGTE);
  }

  /** Seven characters that people do not mistake for each other, for a lease application. */
  leaseCode(): string {
    return this.pick(LEASECODE_TEKENS, LEASECODE_LENGTE);
  }

  private pick(characters: string, length: number): string {
    return Array.from({ length }, () => characters[randomInt(characters.length)]).join('');
  }
}
