import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An answer that the office mailed to the sender of a message. */
@Entity('contact_answers')
export class ContactAnswer {
  /** Ascending. */
  @PrimaryColumn('bigint', { insert: false }) id: string;

  @Column('uuid', { name: 'message_id' }) messageId: string;
  @Column('text') answer: string;

  /** Name of the employee. */
  @Column('text', { name: 'answered_by' }) answeredBy: string;

  @Column('timestamptz', { name: 'answered_at' }) answeredAt: Date;
}
