import type { EntityManager } from 'typeorm';
import { CustomerEntity } from './customer.entity.js';

/**
 * Locks the row of an account until the transaction ends, so that no other transaction changes or deletes it. Code that writes rows
 * belonging to an account locks the account first and its other rows after, so that no two transactions deadlock.
 *
 * @returns `null` when there is no such account.
 */
export async function lockCustomer(manager: EntityManager, id: string): Promise<CustomerEntity | null> {
  return manager.findOne(CustomerEntity, { where: { id }, lock: { mode: 'for_no_key_update' } });
}
