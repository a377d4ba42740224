import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../outside/clock.js';
import { CodeVault } from '../outside/code-vault.js';
import { RandomCodes } from '../outside/random-codes.js';
import { CodeRejected } from './customer-errors.js';
import { holdCustomer } from './hold-customer.js';

/** How long a mailed code can be used, in seconds. */
const VALID_SECONDS = 600;
/** How often one code is looked at. */
const TRIES_PER_CODE = 5;
/** After how many wrong codes in a row a customer is locked, and for how many seconds. */
const WRONG_IN_A_ROW = 10;
const LOCK_SECONDS = 15 * 60;

/** No customer has this id. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** What a mailed code is for. */
export type CodePurpose = 'activation' | 'verification';

/** A code that was just made. It is mailed and then forgotten: only its hash is stored. */
export interface FreshCode {
  id: string;
  code: string;
  until: Date;
}

/**
 * The six digits that prove that somebody reads a mailbox. A customer has one live code for each purpose; a new one
 * kills the old. Who guesses gets five tries for each code and ten in a row over all codes.
 */
@Injectable()
export class MailedCodes {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly random: RandomCodes,
    private readonly vault: CodeVault,
  ) {}

  /** Makes a new code, as part of the transaction that mails it. */
  async issue(manager: EntityManager, customerId: string, purpose: CodePurpose): Promise<FreshCode> {
    const fresh = {
      id: randomUUID(),
      code: this.random.loginCode(),
      until: this.clock.inSeconds(VALID_SECONDS),
    };
    await manager.query(
      `INSERT INTO mailed_codes (customer_id, purpose, id, hash, expires_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (customer_id, purpose)
       DO UPDATE SET id = excluded.id, hash = excluded.hash, expires_at = excluded.expires_at, tries = 0, used_at = NULL`,
      [customerId, purpose, fresh.id, this.vault.hash(fresh.id, fresh.code), fresh.until],
    );
    return fresh;
  }

  /** Can this code still be used? Asking counts as no try. */
  async isLive(customerId: string, purpose: CodePurpose, codeId: string): Promise<boolean> {
    const rows = await this.database.query<unknown[]>(
      `SELECT 1 FROM mailed_codes
       WHERE customer_id = $1 AND purpose = $2 AND id = $3 AND used_at IS NULL AND expires_at > $4 AND tries < $5`,
      [customerId, purpose, codeId, this.clock.now(), TRIES_PER_CODE],
    );
    return rows.length > 0;
  }

  /**
   * Looks at a code. The try is counted in its own statement before the comparison, so that many submits at once get
   * no more looks than one after the other. An unknown customer takes the same statements as a known one.
   *
   * @returns the id of the code, for `useUp`.
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
      [customerId ?? NOBODY, purpose, now, TRIES_PER_CODE],
    );
    if (live && this.vault.matches(live.hash, live.id, code)) return live.id;
    await this.database.query(
      `UPDATE customers
       SET wrong_codes = wrong_codes + 1,
           locked_until = CASE WHEN wrong_codes + 1 >= $2 THEN $3 ELSE locked_until END
       WHERE id = $1`,
      [live && customerId ? customerId : NOBODY, WRONG_IN_A_ROW, this.clock.inSeconds(LOCK_SECONDS)],
    );
    throw new CodeRejected();
  }

  /**
   * Uses a code up, as part of the transaction that it allows. Of several submits at once exactly one gets through.
   * Success starts the count of wrong codes anew.
   *
   * @throws CodeRejected
   */
  async useUp(manager: EntityManager, customerId: string, codeId: string): Promise<void> {
    if (!(await holdCustomer(manager, customerId))) throw new CodeRejected();
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
