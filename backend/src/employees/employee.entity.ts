import type { Medewerker, Rol } from '@site/contract/office';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Somebody who works at the office. Made by `staff employees add`; can log in once the invitation was accepted. */
@Entity('employees')
export class Employee {
  @PrimaryGeneratedColumn('uuid') id: string;

  /** Lower case. */
  @Column('text') email: string;

  @Column('text') naam: string;
  @Column('text') rol: Rol;

  /** Keyed hash of the six digits that begin a login; unique, because they alone say who it is. */
  @Column('text', { name: 'code_hash', nullable: true, select: false }) codeHash: string | null;

  /** A code that was mailed and not used yet; until then the code before it works too, since anybody can ask for a new one. */
  @Column('text', { name: 'new_code_hash', nullable: true, select: false }) newCodeHash: string | null;

  /** Keyed hash of the secret in the mailed link; `null` once it was used. */
  @Column('text', { name: 'invitation_hash', nullable: true, select: false }) invitationHash: string | null;
  @Column('timestamptz', { name: 'invited_until', nullable: true }) invitedUntil: Date | null;

  @Column('timestamptz', { name: 'last_login_at', nullable: true }) lastLoginAt: Date | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;

  /** When he left: he cannot log in any more. */
  @Column('timestamptz', { name: 'ended_at', nullable: true }) endedAt: Date | null;
}

/** An employee as the API returns him. */
export function toMedewerker({ id, naam, email, rol }: Employee): Medewerker {
  return { id, naam, email, rol };
}
