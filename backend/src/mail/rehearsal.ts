import type { EntityManager } from 'typeorm';
import type { SentMail } from './mail.js';

/** A change was tried out and undone: what it would have mailed and returned. */
export class Rehearsed extends Error {
  override name = 'Rehearsed';

  constructor(
    readonly mails: readonly SentMail[],
    readonly result: unknown,
  ) {
    super('This was tried out only: nothing is stored or mailed.');
  }
}

/** From now on the mails of this transaction are collected, in place of sending them. @returns the collection */
export function startRehearsal(manager: EntityManager): SentMail[] {
  const mails: SentMail[] = [];
  if (manager.queryRunner) manager.queryRunner.data.rehearsal = mails;
  return mails;
}

/** The collection of a transaction that is tried out. */
export function rehearsalOf(manager: EntityManager): SentMail[] | undefined {
  return manager.queryRunner?.data.rehearsal;
}
