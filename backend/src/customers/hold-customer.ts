import type { EntityManager } from 'typeorm';
import { CustomerEntity } from './customer.entity.js';

/**
 * Keeps the account as it is until the transaction ends: nobody else changes or deletes it. Whoever writes something
 * that belongs to an account holds the account first and the other rows after, so that no two wait for each other.
 *
 * @returns `null` when the account is gone.
 */
export async function holdCustomer(manager: EntityManager, id: string): Promise<CustomerEntity | null> {
  return manager.findOne(CustomerEntity, { where: { id }, lock: { mode: 'for_no_key_update' } });
}
