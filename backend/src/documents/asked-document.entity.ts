import type { DocumentSoort } from '@site/contract/facts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A document that the office asks for an application. */
@Entity('documents')
export class AskedDocument {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column('uuid', { name: 'application_id' }) applicationId: string;

  /** An application has each kind once, and any number of others. */
  @Column('text') soort: DocumentSoort | 'anders';

  /** For people. */
  @Column('text') naam: string;

  /** What the office wrote when it asked for it or refused it, or empty. */
  @Column('text', { default: '' }) toelichting: string;

  @Column('timestamptz', { name: 'asked_at' }) askedAt: Date;

  /** Name of the employee. */
  @Column('text', { name: 'asked_by' }) askedBy: string;

  /** `null` while the office has nothing decided about what was sent last. */
  @Column('text', { nullable: true }) decision: 'accepted' | 'refused' | null;

  @Column('timestamptz', { name: 'decided_at', nullable: true }) decidedAt: Date | null;

  /** Name of the employee. */
  @Column('text', { name: 'decided_by', nullable: true }) decidedBy: string | null;
}
