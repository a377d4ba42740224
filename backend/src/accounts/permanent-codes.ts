import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CustomerEntity } from '../customers/customer.entity.js';
import { Cryptography } from '../platform/cryptography.js';
import { RandomCodes } from '../platform/random-codes.js';

const SCOPE = 'permanent';
/** PostgreSQL advisory lock key, unique within this program. */
const ISSUE_LOCK = 7_300_452;

/** The six-digit login codes of customers. The code alone identifies the customer, so each is unique. */
@Injectable()
export class PermanentCodes {
  constructor(
    private readonly database: DataSource,
    private readonly random: RandomCodes,
    private readonly cryptography: Cryptography,
  ) {}

  /** Replaces the code of a customer, in the transaction that mails the new one. */
  async issue(manager: EntityManager, customerId: string): Promise<string> {
    await manager.query('SELECT pg_advisory_xact_lock($1)', [ISSUE_LOCK]);
    for (;;) {
      const code = this.random.loginCode();
      const hash = this.cryptography.hash(SCOPE, code);
      if (await manager.existsBy(CustomerEntity, { permanentCodeHash: hash })) continue;
      await manager.update(CustomerEntity, { id: customerId }, { permanentCodeHash: hash });
      return code;
    }
  }

  async findOwner(code: string): Promise<CustomerEntity | null> {
    return this.database.manager.findOneBy(CustomerEntity, {
      permanentCodeHash: this.cryptography.hash(SCOPE, code),
    });
  }
}
