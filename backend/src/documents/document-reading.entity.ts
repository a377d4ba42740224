import { Column, Entity, PrimaryColumn } from 'typeorm';

/** That somebody of the office opened a file. */
@Entity('document_readings')
export class DocumentReading {
  /** Ascending. */
  @PrimaryColumn('bigint', { insert: false }) id: string;

  @Column('uuid', { name: 'document_id' }) documentId: string;

  /** The name of the file, which may be gone by now. */
  @Column('text') naam: string;

  /** Name of the employee. */
  @Column('text', { name: 'read_by' }) readBy: string;

  @Column('timestamptz', { name: 'read_at' }) readAt: Date;
}
