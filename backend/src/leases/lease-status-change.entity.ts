import type { LeaseStatus } from '@site/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An entry in the status history of an application. The initial status, pending, has no entry: it started at `createdAt`. */
@Entity('lease_status_changes')
export class LeaseStatusChange {
  /** Ascending. */
  @PrimaryColumn('bigint', { insert: false }) id: string;

  @Column('uuid', { name: 'application_id' }) applicationId: string;
  @Column('text', { name: 'from_status' }) fromStatus: LeaseStatus;
  @Column('text', { name: 'to_status' }) toStatus: LeaseStatus;

  /** The note in the mail to the customer, or empty. */
  @Column('text') note: string;

  /** Name of the employee. */
  @Column('text', { name: 'changed_by' }) changedBy: string;

  @Column('timestamptz', { name: 'changed_at' }) changedAt: Date;
}
