import type { Customer } from '@site/contract';
import { Column, Entity, type EntityManager, PrimaryGeneratedColumn } from 'typeorm';

/** A customer. Created when an account is requested; active once the activation code was entered. */
@Entity('customers')
export class CustomerEntity implements Customer {
  @PrimaryGeneratedColumn('uuid') id: string;

  /** Lower case. Only the office changes it: see `AccountAddress`. */
  @Column('text') email: string;

  @Column('text', { default: '' }) voornaam: string;
  @Column('text', { default: '' }) achternaam: string;
  @Column('text', { default: '' }) telefoon: string;
  @Column('text', { default: '' }) bedrijfsnaam: string;
  @Column('text', { name: 'kvk_nummer', default: '' }) kvkNummer: string;
  /** Whether that company was chosen at the KvK. */
  @Column('boolean', { name: 'kvk_gekozen', default: false }) kvkGekozen: boolean;

  /** Keyed hash of the permanent login code; unique, because the code alone identifies the customer. */
  @Column('text', { name: 'permanent_code_hash', nullable: true, select: false })
  permanentCodeHash: string | null;

  /** The code before it, valid until the permanent code is first used; `null` after that. */
  @Column('text', { name: 'previous_code_hash', nullable: true, select: false })
  previousCodeHash: string | null;

  /** The permanent code, encrypted, from when it was mailed to the one who asked for a new one until it is first entered. */
  @Column('text', { name: 'new_code', nullable: true, select: false }) newCode: string | null;

  @Column('timestamptz', { name: 'activated_at', nullable: true }) activatedAt: Date | null;
  @Column('timestamptz', { name: 'first_login_at', nullable: true }) firstLoginAt: Date | null;
  @Column('timestamptz', { name: 'last_login_at', nullable: true }) lastLoginAt: Date | null;

  /** Wrong codes in a row, over all codes; a correct one resets it to 0. */
  @Column('integer', { name: 'wrong_codes', default: 0 }) wrongCodes: number;

  /** No code is checked before this moment. */
  @Column('timestamptz', { name: 'locked_until', nullable: true }) lockedUntil: Date | null;

  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
}

/** A customer as returned by the API. */
export function toCustomer(entity: CustomerEntity): Customer {
  const { id, email, voornaam, achternaam, telefoon, bedrijfsnaam, kvkNummer, kvkGekozen } = entity;
  return {
    ...{ id, email, voornaam, achternaam, telefoon, bedrijfsnaam, kvkNummer },
    ...(kvkGekozen && { kvkGekozen }),
    accountSinds: entity.activatedAt?.toISOString(),
  };
}

/**
 * Locks the row of an account until the transaction ends, so that no other transaction changes or deletes it. Code that writes rows
 * belonging to an account locks the account first and its other rows after, so that no two transactions deadlock.
 *
 * @returns `null` when there is no such account.
 */
export async function lockCustomer(manager: EntityManager, id: string): Promise<CustomerEntity | null> {
  return manager.findOne(CustomerEntity, { where: { id }, lock: { mode: 'for_no_key_update' } });
}
