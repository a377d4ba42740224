import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the office wrote about an application, or recorded when it corrected the mail address. Not sent to anybody. */
@Entity('lease_notes')
export class LeaseNote {
  /** Ascending. */
  @PrimaryColumn('bigint', { insert: false }) id: string;

  @Column('uuid', { name: 'application_id' }) applicationId: string;
  @Column('text') kind: 'note' | 'address';
  @Column('text') note: string;

  /** Name of the employee. */
  @Column('text', { name: 'written_by' }) writtenBy: string;

  @Column('timestamptz', { name: 'written_at' }) writtenAt: Date;
}
