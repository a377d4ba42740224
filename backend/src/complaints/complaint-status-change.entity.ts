import type { KlachtStatus } from '@site/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An entry in the status history of a complaint. The initial status, received, has no entry: it started at `createdAt`. */
@Entity('complaint_status_changes')
export class ComplaintStatusChange {
  /** Ascending. */
  @PrimaryColumn('bigint', { insert: false }) id: string;

  @Column('uuid', { name: 'complaint_id' }) complaintId: string;
  @Column('text', { name: 'from_status' }) fromStatus: KlachtStatus;
  @Column('text', { name: 'to_status' }) toStatus: KlachtStatus;

  /** The note in the mail to the complainant, or empty. */
  @Column('text') note: string;

  /** Name of the employee. */
  @Column('text', { name: 'changed_by' }) changedBy: string;

  @Column('timestamptz', { name: 'changed_at' }) changedAt: Date;
}
