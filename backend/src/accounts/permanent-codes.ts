import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CustomerEntity } from '../customers/customer.entity.js';
import { Metrics } from '../metrics/metrics.js';
import { Clock } from '../platform/clock.js';
import { Cryptography } from '../platform/cryptography.js';
import { RandomCodes } from '../platform/random-codes.js';
import { LoginCodesExhausted } from './account-errors.js';

const SCOPE = 'permanent';
/** Codes asked for at a time. */
const CANDIDATES = 100;
/** A thousand candidates are all taken in one of 20,000 issues when 99% of the codes are. */
const ROUNDS = 10;
/** Share of taken codes from which the operator is warned. */
const NEARLY_FULL = 0.5;
const WARNING_INTERVAL_MS = 3600 * 1000;
const UNIQUE_VIOLATION = '23505';

/** The customer with a code. */
export interface CodeOwner {
  customer: CustomerEntity;
  /** It was mailed last, and the code before it is still valid. */
  isNew: boolean;
}

/**
 * The six-digit login codes of customers. The code alone identifies the customer, so each is unique
 * (`infra/decisions/0012-when-six-digits-run-out.md`). Anybody can ask for a new code of a customer; the mail address gets it, and until
 * it is used the code before it is valid too.
 */
@Injectable()
export class PermanentCodes {
  private readonly log = new Logger(PermanentCodes.name);
  private warnedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly random: RandomCodes,
    private readonly cryptography: Cryptography,
    private readonly metrics: Metrics,
  ) {}

  /** Gives a customer a code, in the transaction that mails it. @throws LoginCodesExhausted */
  async issue(manager: EntityManager, customerId: string): Promise<string> {
    for (let round = 0; round < ROUNDS; round++) {
      const code = await this.findFree(manager);
      if (code && (await this.assign(manager, customerId, code))) return code;
    }
    throw new LoginCodesExhausted();
  }

  /**
   * A new code for anyone who asks for one, and the same one as the last time until it is entered: anybody can ask, and must not take a code from
   * its owner that way.
   *
   * @throws LoginCodesExhausted
   */
  async renew(manager: EntityManager, customerId: string): Promise<string> {
    const { newCode } = await manager
      .createQueryBuilder(CustomerEntity, 'c')
      .addSelect('c.newCode')
      .where('c.id = :customerId', { customerId })
      .setLock('pessimistic_write')
      .getOneOrFail();
    const mailed = newCode && this.read(newCode);
    if (mailed) return mailed;
    const code = await this.issue(manager, customerId);
    await manager.update(CustomerEntity, { id: customerId }, { newCode: this.cryptography.encrypt(code) });
    return code;
  }

  /** With another secret than before the codes that were mailed are no longer valid, nor can they be read. */
  private read(newCode: string): string | undefined {
    try {
      return this.cryptography.decrypt(newCode) as string;
    } catch {
      return undefined;
    }
  }

  /** A code that nobody had at the start of the statement, and how full the codes are. */
  private async findFree(manager: EntityManager): Promise<string | undefined> {
    const codes = Array.from({ length: CANDIDATES }, () => this.random.loginCode());
    const codeOf = new Map(codes.map((code) => [this.cryptography.hash(SCOPE, code), code]));
    const taken = await manager.query<{ hash: string }[]>(
      `SELECT permanent_code_hash AS hash FROM customers WHERE permanent_code_hash = ANY($1)
       UNION ALL SELECT previous_code_hash FROM customers WHERE previous_code_hash = ANY($1)`,
      [[...codeOf.keys()]],
    );
    this.reportTaken(taken.length / codeOf.size);
    for (const { hash } of taken) codeOf.delete(hash);
    return codeOf.values().next().value;
  }

  /**
   * False when another transaction took the code in between. The constraint of the column decides, instead of a lock that every issue
   * would wait for; the nested transaction is a savepoint, so that a rejection does not end the outer one.
   */
  private async assign(manager: EntityManager, customerId: string, code: string): Promise<boolean> {
    try {
      await manager.transaction(async (nested) => {
        await nested.query(
          `UPDATE customers SET permanent_code_hash = $2, previous_code_hash = coalesce(previous_code_hash, permanent_code_hash)
           WHERE id = $1`,
          [customerId, this.cryptography.hash(SCOPE, code)],
        );
      });
      return true;
    } catch (error) {
      if ((error as { code?: unknown }).code === UNIQUE_VIOLATION) return false;
      throw error;
    }
  }

  private reportTaken(share: number): void {
    this.metrics.loginCodesTaken.set(share);
    const now = this.clock.now().getTime();
    if (share < NEARLY_FULL || now - this.warnedAt < WARNING_INTERVAL_MS) return;
    this.warnedAt = now;
    this.log.warn(`About ${Math.round(share * 100)}% of the login codes are taken: plan for longer ones.`);
  }

  async findOwner(code: string): Promise<CodeOwner | undefined> {
    const hash = this.cryptography.hash(SCOPE, code);
    const customer = await this.database.manager
      .createQueryBuilder(CustomerEntity, 'c')
      .addSelect(['c.permanentCodeHash', 'c.previousCodeHash'])
      .where('c.permanentCodeHash = :hash OR c.previousCodeHash = :hash', { hash })
      .getOne();
    if (!customer) return undefined;
    return { customer, isNew: customer.permanentCodeHash === hash && customer.previousCodeHash !== null };
  }

  /** Who asks for a new code from now on gets another one: somebody may have entered this one who should not know it. */
  async markEntered(manager: EntityManager, customerId: string): Promise<void> {
    await manager.update(CustomerEntity, { id: customerId }, { newCode: null });
  }

  /** Makes the code before the last one invalid. */
  async endPrevious(manager: EntityManager, customerId: string): Promise<void> {
    await manager.update(CustomerEntity, { id: customerId }, { previousCodeHash: null });
  }
}
