import type { Customer } from '@site/contract';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A customer. Made when an address asks for an account; active once its code was entered. */
@Entity('customers')
export class CustomerEntity implements Customer {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** In small letters. Never changes. */
  @Column('text')
  email: string;

  @Column('text', { default: '' })
  voornaam: string;

  @Column('text', { default: '' })
  achternaam: string;

  @Column('text', { default: '' })
  telefoon: string;

  @Column('text', { default: '' })
  bedrijfsnaam: string;

  @Column('text', { name: 'kvk_nummer', default: '' })
  kvkNummer: string;

  /** Keyed hash of the permanent login code; unique, because the code alone names the customer. */
  @Column('text', { name: 'permanent_code_hash', nullable: true, select: false })
  permanentCodeHash: string | null;

  @Column('timestamptz', { name: 'activated_at', nullable: true })
  activatedAt: Date | null;

  @Column('timestamptz', { name: 'first_login_at', nullable: true })
  firstLoginAt: Date | null;

  @Column('timestamptz', { name: 'last_login_at', nullable: true })
  lastLoginAt: Date | null;

  /** Wrong codes in a row, over all codes; a right one sets it to 0. */
  @Column('integer', { name: 'wrong_codes', default: 0 })
  wrongCodes: number;

  /** No code is looked at before this moment. */
  @Column('timestamptz', { name: 'locked_until', nullable: true })
  lockedUntil: Date | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}

/** What the calls give of a customer. */
export function toCustomer(entity: CustomerEntity): Customer {
  const { id, email, voornaam, achternaam, telefoon, bedrijfsnaam, kvkNummer } = entity;
  return { id, email, voornaam, achternaam, telefoon, bedrijfsnaam, kvkNummer };
}
