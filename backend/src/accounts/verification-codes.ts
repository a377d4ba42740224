import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { lockCustomer } from '../customers/customer.entity.js';
import { Clock } from '../platform/clock.js';
import { CodeRejected } from './account-errors.js';
import { MailedCode, type NewCode, TRIES_PER_CODE, UNKNOWN_CUSTOMER_ID } from './mailed-code.js';

/** After this many wrong codes in a row a customer is locked for `LOCK_SECONDS`. */
const WRONG_IN_A_ROW = 10;
const LOCK_SECONDS = 15 * 60;

/**
 * The codes of the second step of a login. A customer has one that is valid; a new one invalidates the previous one. Five tries for each
 * code, and ten wrong tries in a row over all codes.
 */
@Injectable()
export class VerificationCodes {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly mailedCode: MailedCode,
  ) {}

  /** Creates a code in the transaction that mails it. */
  async issue(manager: EntityManager, customerId: string): Promise<NewCode> {
    const fresh = this.mailedCode.new();
    await manager.query(
      `INSERT INTO mailed_codes (customer_id, purpose, id, hash, expires_at) VALUES ($1, 'verification', $2, $3, $4)
       ON CONFLICT (customer_id, purpose)
       DO UPDATE SET id = excluded.id, hash = excluded.hash, expires_at = excluded.expires_at, tries = 0, used_at = NULL`,
      [customerId, fresh.id, fresh.hash, fresh.until],
    );
    return fresh;
  }

  /** Can this code still be used? Does not count as a try. */
  async isValid(customerId: string, codeId: string): Promise<boolean> {
    const rows = await this.database.query<unknown[]>(
      `SELECT 1 FROM mailed_codes
       WHERE customer_id = $1 AND purpose = 'verification' AND id = $2
         AND used_at IS NULL AND expires_at > $3 AND tries < $4`,
      [customerId, codeId, this.clock.now(), TRIES_PER_CODE],
    );
    return rows.length > 0;
  }

  /**
   * Checks a code. The try is counted in its own statement before the comparison, so that concurrent submissions get no
   * extra tries.
   *
   * @returns the id of the code, for `markUsed`.
   * @throws CodeRejected
   */
  async check(customerId: string, code: string): Promise<string> {
    const now = this.clock.now();
    const [[live]] = await this.database.query<[{ id: string; hash: string }[], number]>(
      `UPDATE mailed_codes SET tries = tries + 1
       FROM customers
       WHERE customers.id = customer_id AND customer_id = $1 AND purpose = 'verification'
         AND used_at IS NULL AND expires_at > $2 AND tries < $3
         AND (locked_until IS NULL OR locked_until <= $2)
       RETURNING mailed_codes.id, hash`,
      [customerId, now, TRIES_PER_CODE],
    );
    if (live && this.mailedCode.is(code, live)) return live.id;
    await this.database.query(
      `UPDATE customers
       SET wrong_codes = wrong_codes + 1,
           locked_until = CASE WHEN wrong_codes + 1 >= $2 THEN $3 ELSE locked_until END
       WHERE id = $1`,
      [live ? customerId : UNKNOWN_CUSTOMER_ID, WRONG_IN_A_ROW, this.clock.secondsFromNow(LOCK_SECONDS)],
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
