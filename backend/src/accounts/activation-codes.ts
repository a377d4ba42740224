import { Injectable } from '@nestjs/common';
import { networkOf } from '@site/server';
import { DataSource, type EntityManager } from 'typeorm';
import { lockCustomer } from '../customers/customer.entity.js';
import { TooManyTries } from '../http/domain-error.js';
import { keyByIp, Limits } from '../limits/limits.js';
import { Clock } from '../platform/clock.js';
import { Cryptography } from '../platform/cryptography.js';
import { CodeRejected } from './account-errors.js';
import { MailedCode, type NewCode, TRIES_PER_CODE, UNKNOWN_CUSTOMER_ID } from './mailed-code.js';

/** After ten wrong codes in a row for an address a network gets no code of it accepted for the rest of the fifteen minutes. */
const WRONG_IN_A_ROW = { name: 'activation-tries', times: 10, seconds: 15 * 60 };

/**
 * Codes that make an account active. Anybody can ask for one and try one, so both count by network: a network has one valid code for an
 * address, and a new one invalidates only that. Its own tries of that code are five, and those of all other networks together are five
 * more, for anyone who asks at one place and enters the code at another. So a stranger cannot use up the code or the tries of the owner.
 */
@Injectable()
export class ActivationCodes {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly cryptography: Cryptography,
    private readonly limits: Limits,
    private readonly mailedCode: MailedCode,
  ) {}

  /** How the network of an IP address is stored: as a keyed hash. */
  network(ip: string): string {
    return this.cryptography.hash('network', networkOf(ip));
  }

  /** Creates a code in the transaction that mails it. */
  async issue(manager: EntityManager, customerId: string, network: string): Promise<NewCode> {
    const fresh = this.mailedCode.new();
    await lockCustomer(manager, customerId);
    await manager.query('DELETE FROM activation_codes WHERE customer_id = $1 AND expires_at <= $2', [
      customerId,
      this.clock.now(),
    ]);
    await manager.query(
      `INSERT INTO activation_codes (customer_id, network, id, hash, expires_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (customer_id, network)
       DO UPDATE SET id = excluded.id, hash = excluded.hash, expires_at = excluded.expires_at, tries = 0, other_tries = 0`,
      [customerId, network, fresh.id, fresh.hash, fresh.until],
    );
    return fresh;
  }

  /**
   * Checks a code. The try is counted in its own statement before the comparison, so that concurrent submissions get no extra tries. An
   * unknown customer takes the same statements as a known one.
   *
   * @returns the id of the code, for `markUsed`.
   * @throws CodeRejected
   */
  async check(customerId: string | undefined, email: string, ip: string, code: string): Promise<string> {
    const trier = keyByIp(ip, email);
    try {
      await this.limits.take(WRONG_IN_A_ROW, trier);
    } catch (error) {
      throw error instanceof TooManyTries ? new CodeRejected() : error;
    }
    const [live] = await this.database.query<[{ id: string; hash: string }[], number]>(
      `WITH live AS (
         SELECT network, network = $2 AS is_own FROM activation_codes
         WHERE customer_id = $1 AND expires_at > $3 AND CASE WHEN network = $2 THEN tries ELSE other_tries END < $4
         ORDER BY network
         FOR UPDATE
       )
       UPDATE activation_codes c SET tries = tries + is_own::int, other_tries = other_tries + (NOT is_own)::int
       FROM live
       WHERE c.customer_id = $1 AND c.network = live.network
       RETURNING c.id, c.hash`,
      [customerId ?? UNKNOWN_CUSTOMER_ID, this.network(ip), this.clock.now(), TRIES_PER_CODE],
    );
    const right = live.find((one) => this.mailedCode.is(code, one));
    if (!right) throw new CodeRejected();
    await this.limits.reset(WRONG_IN_A_ROW, trier);
    return right.id;
  }

  /**
   * Ends all codes of a customer, in the transaction that one of them authorises. Of concurrent submissions exactly one succeeds.
   *
   * @throws CodeRejected
   */
  async markUsed(manager: EntityManager, customerId: string, codeId: string): Promise<void> {
    if (!(await lockCustomer(manager, customerId))) throw new CodeRejected();
    const [ended] = await manager.query<[{ id: string }[], number]>(
      'DELETE FROM activation_codes WHERE customer_id = $1 RETURNING id',
      [customerId],
    );
    if (!ended.some(({ id }) => id === codeId)) throw new CodeRejected();
  }
}
