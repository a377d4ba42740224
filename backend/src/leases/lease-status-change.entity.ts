import type { LeaseStatus } from '@site/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A step in the course of an application. The first status, pending, has no line: it began with `createdAt`. */
@Entity('lease_status_changes')
export class LeaseStatusChange {
  /** Counts up. */
  @PrimaryColumn('bigint', { insert: false })
  id: string;

  @Column('uuid', { name: 'application_id' })
  applicationId: string;

  @Column('text', { name: 'from_status' })
  fromStatus: LeaseStatus;

  @Column('text', { name: 'to_status' })
  toStatus: LeaseStatus;

  /** What the customer was told beside the status, or empty. */
  @Column('text')
  note: string;

  /** The name of the person at the office. */
  @Column('text', { name: 'changed_by' })
  changedBy: string;

  @Column('timestamptz', { name: 'changed_at' })
  changedAt: Date;
}
