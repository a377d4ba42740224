import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the office wrote about a complaint or a message, for itself: it is not sent to anybody, and deleted with what it is about. */
abstract class CaseNote {
  /** Ascending. */
  @PrimaryColumn('bigint', { insert: false }) id: string;

  @Column('uuid', { name: 'case_id' }) caseId: string;
  @Column('text') note: string;

  /** Name of the employee. */
  @Column('text', { name: 'written_by' }) writtenBy: string;

  @Column('timestamptz', { name: 'written_at' }) writtenAt: Date;
}

@Entity('complaint_notes')
export class ComplaintNote extends CaseNote {}

@Entity('message_notes')
export class MessageNote extends CaseNote {}

export type { CaseNote };
