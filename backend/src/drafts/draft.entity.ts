import { BEWAARTERMIJNEN, type ConceptEinde } from '@site/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How long the link of a draft works. */
export const DRAFT_DAYS = BEWAARTERMIJNEN.concepten.termijn.dagen;

/** An application that a visitor continues later. */
@Entity('lease_drafts')
export class Draft {
  @PrimaryColumn('uuid') id: string;
  @Column('text', { name: 'token_hash' }) tokenHash: string;

  /** The address that the link was mailed to. */
  @Column('text') email: string;

  /** The account in whose wizard it was saved; `null` for the application without a login. */
  @Column('uuid', { name: 'customer_id', nullable: true }) customerId: string | null;

  /** The dealer who began it; `null` when the visitor did. */
  @Column('uuid', { name: 'dealer_id', nullable: true }) dealerId: string | null;

  /** The vehicle as the dealer typed it. */
  @Column('text', { name: 'dealer_voertuig', nullable: true }) dealerVoertuig: string | null;

  /** `DraftContent`, encrypted; `null` once the draft has ended. */
  @Column('bytea', { nullable: true }) content: Buffer | null;

  @Column('text', { nullable: true }) ended: ConceptEinde | null;
  @Column('timestamptz', { name: 'saved_at' }) savedAt: Date;
}

/** What is encrypted of a draft. */
export interface DraftContent {
  /** A JSON object. */
  antwoorden: string;
  stap: string;
}
