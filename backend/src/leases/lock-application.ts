import type { EntityManager } from 'typeorm';
import { LeaseApplicationEntity } from './lease-application.entity.js';

/** Reads an application and locks it until the transaction ends; `null` when it does not exist. */
export function lockApplication(manager: EntityManager, id: string): Promise<LeaseApplicationEntity | null> {
  return manager.findOne(LeaseApplicationEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
}
