import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { lockCustomer } from '../customers/lock-customer.js';
import { Clock } from '../platform/clock.js';
import { Cryptography } from '../platform/cryptography.js';
import { RandomCodes } from '../platform/random-codes.js';
import { CodeRejected } from './account-errors.js';

/** Lifetime of a mailed code, in seconds. */
const VALID_SECONDS = 600;
const TRIES_PER_CODE = 5;
/** After this many wrong codes in a row a customer is locked for `LOCK_SECONDS`. */
const WRONG_IN_A_ROW = 10;
const LOCK_SECONDS = 15 * 60;

/** An id that no customer has, so that the same statements run for unknown customers: the response time tells nothing. */
const UNKNOWN_CUSTOMER_ID = '00000000-0000-0000-0000-000000000000';

export type CodePurpose = 'activation' | 'verification';

/** A new code to be mailed; only its hash is stored. */
export interface IssuedCode {
  id: string;
  code: string;
  until: Date;
}

/**
 * Six-digit codes that prove access to a mailbox. A customer has one valid code for each purpose; a new one invalidates
 * the previous one. Five tries for each code, and ten wrong tries in a row over all codes.
 */
@Injectable()
export class MailedCodes {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly random: RandomCodes,
    private readonly cryptography: Cryptography,
  ) {}

  /** Creates a code in the transaction that mails it. */
  async issue(manager: EntityManager, customerId: string, purpose: CodePurpose): Promise<IssuedCode> {
    const fresh = {
      id: randomUUID(),
      code: this.random.loginCode(),
      until: this.clock.secondsFromNow(VALID_SECONDS),
    };
    await manager.query(
      `INSERT INTO mailed_codes (customer_id, purpose, id, hash, expires_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (customer_id, purpose)
       DO UPDATE SET id = excluded.id, hash = excluded.hash, expires_at = excluded.expires_at, tries = 0, used_at = NULL`,
      [customerId, purpose, fresh.id, this.cryptography.hash(fresh.id, fresh.code), fresh.until],
    );
    return fresh;
  }

  /** Can this code still be used? Does not count as a try. */
  async isValid(customerId: string, purpose: CodePurpose, codeId: string): Promise<boolean> {
    const rows = await this.database.query<unknown[]>(
      `SELECT 1 FROM mailed_codes
       WHERE customer_id = $1 AND purpose = $2 AND id = $3 AND used_at IS NULL AND expires_at > $4 AND tries < $5`,
      [customerId, purpose, codeId, this.clock.now(), TRIES_PER_CODE],
    );
    return rows.length > 0;
  }

  /**
   * Checks a code. The try is counted in its own statement before the comparison, so that concurrent submissions get no
   * extra tries. An unknown customer takes the same statements as a known one.
   *
   * @returns the id of the code, for `markUsed`.
   * @throws CodeRejected
   */
  async check(customerId: string | undefined, purpose: CodePurpose, code: string): Promise<string> {
    const now = this.clock.now();
    const [[live]] = await this.database.query<[{ id: string; hash: string }[], number]>(
      `UPDATE mailed_codes SET tries = tries + 1
       FROM customers
       WHERE customers.id = customer_id AND customer_id = $1 AND purpose = $2
         AND used_at IS NULL AND expires_at > $3 AND tries < $4
         AND (locked_until IS NULL OR locked_until <= $3)
       RETURNING mailed_codes.id, hash`,
      [customerId ?? UNKNOWN_CUSTOMER_ID, purpose, now, TRIES_PER_CODE],
    );
    if (live && this.cryptography.matches(live.hash, live.id, code)) return live.id;
    await this.database.query(
      `UPDATE customers
       SET wrong_codes = wrong_codes + 1,
           locked_until = CASE WHEN wrong_codes + 1 >= $2 THEN $3 ELSE locked_until END
       WHERE id = $1`,
      [
        live && customerId ? customerId : UNKNOWN_CUSTOMER_ID,
        WRONG_IN_A_ROW,
        this.clock.secondsFromNow(LOCK_SECONDS),
      ],
    );
    throw new CodeRejected();
  }

  /**
   * Marks a code as used, in the transaction that it authorises. Of concurrent submissions exactly one succeeds.
   * Resets the count of wrong codes.
   *
   * @throws CodeRejected
   */
  async markUsed(manager: EntityManager, customerId: string, codeId: string): Promise<void> {
    if (!(await lockCustomer(manager, customerId))) throw new CodeRejected();
    const [, used] = await manager.query<[unknown[], number]>(
      'UPDATE mailed_codes SET used_at = $3 WHERE customer_id = $1 AND id = $2 AND used_at IS NULL',
      [customerId, codeId, this.clock.now()],
    );
    if (used !== 1) throw new CodeRejected();
    await manager.query('UPDATE customers SET wrong_codes = 0, locked_until = NULL WHERE id = $1', [
      customerId,
    ]);
  }
}
