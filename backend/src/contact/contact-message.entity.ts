import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

export type MessageStatus = 'open' | 'answered';

/** A message from the contact form. */
@Entity('contact_messages')
export class ContactMessage {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column('text') name: string;
  @Column('text') email: string;
  @Column('text') subject: string;
  @Column('text') message: string;
  @Column('text', { name: 'idempotency_key', nullable: true }) idempotencyKey: string | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;

  /** The employee who took it on; `null` for nobody. */
  @Column('uuid', { name: 'behandelaar_id', nullable: true }) behandelaarId: string | null;

  /** `null` until the office answered it. */
  @Column('timestamptz', { name: 'answered_at', nullable: true }) answeredAt: Date | null;

  /** Name of the employee. */
  @Column('text', { name: 'answered_by', nullable: true }) answeredBy: string | null;
}
