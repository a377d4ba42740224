import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CodeVault } from '../outside/code-vault.js';
import { RandomCodes } from '../outside/random-codes.js';
import { CustomerEntity } from './customer.entity.js';

const SCOPE = 'permanent';
/** Any number that only this program locks with. */
const ISSUE_LOCK = 7_300_452;

/** The six digits that a customer logs in with. They alone name the customer, so no two customers have the same. */
@Injectable()
export class PermanentCodes {
  constructor(
    private readonly database: DataSource,
    private readonly random: RandomCodes,
    private readonly vault: CodeVault,
  ) {}

  /** Gives a customer a new code, as part of the transaction that mails it. The old one stops working. */
  async issue(manager: EntityManager, customerId: string): Promise<string> {
    await manager.query('SELECT pg_advisory_xact_lock($1)', [ISSUE_LOCK]);
    for (;;) {
      const code = this.random.loginCode();
      const hash = this.vault.hash(SCOPE, code);
      if (await manager.existsBy(CustomerEntity, { permanentCodeHash: hash })) continue;
      await manager.update(CustomerEntity, { id: customerId }, { permanentCodeHash: hash });
      return code;
    }
  }

  /** The customer who has this code. */
  async owner(code: string): Promise<CustomerEntity | null> {
    return this.database.manager.findOneBy(CustomerEntity, {
      permanentCodeHash: this.vault.hash(SCOPE, code),
    });
  }
}
