import type { VerzoekSoort } from '@site/contract';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What a customer asked about an application. At most one of each kind is open. */
@Entity('lease_requests')
export class LeaseRequest {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column('uuid', { name: 'application_id' }) applicationId: string;
  @Column('text') soort: VerzoekSoort;

  /** What the customer added, or empty. */
  @Column('text', { default: '' }) toelichting: string;

  @Column('timestamptz', { name: 'asked_at' }) askedAt: Date;

  /** `null` while it is open. */
  @Column('timestamptz', { name: 'answered_at', nullable: true }) answeredAt: Date | null;

  /** What the office answered; empty when a change of the status was the answer. */
  @Column('text', { default: '' }) answer: string;

  /** Name of the employee. */
  @Column('text', { name: 'answered_by', nullable: true }) answeredBy: string | null;
}
