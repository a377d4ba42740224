import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** PostgreSQL returns a `numeric` as text. */
const cents = { to: (amount: number) => amount, from: Number };

/** An offer for an application; the newest counts. Amounts in euros. */
@Entity('lease_offers')
export class LeaseOffer {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column('uuid', { name: 'application_id' }) applicationId: string;
  @Column('text') leasemaatschappij: string;

  /** What is leased, in words or as an address. */
  @Column('text') voertuig: string;

  @Column('integer') aanschafprijs: number;
  @Column('integer') aanbetaling: number;
  @Column('integer') slottermijn: number;

  /** Months. */
  @Column('integer') looptijd: number;

  /** With cents. */
  @Column('numeric', { precision: 9, scale: 2, transformer: cents }) maandbedrag: number;

  /** One-off costs, with cents, VAT excluded. */
  @Column('numeric', { precision: 9, scale: 2, transformer: cents }) kosten: number;

  /** What the office adds, or empty. */
  @Column('text', { default: '' }) toelichting: string;

  /** Name of the employee. */
  @Column('text', { name: 'made_by' }) madeBy: string;

  @Column('timestamptz', { name: 'made_at' }) madeAt: Date;

  /** The last day on which it holds, in the Netherlands: `2026-12-02`. */
  @Column('date', { name: 'last_day' }) lastDay: string;

  @Column('timestamptz', { name: 'accepted_at', nullable: true }) acceptedAt: Date | null;

  /**
   * When the office withdrew it, or the application ended without it: the offer does not come back with the application. That a newer
   * offer replaced it is not stored.
   */
  @Column('timestamptz', { name: 'ended_at', nullable: true }) endedAt: Date | null;

  /** Name of the employee who withdrew it; `null` when nobody did. */
  @Column('text', { name: 'withdrawn_by', nullable: true }) withdrawnBy: string | null;

  /** What the office wrote to the customer when it withdrew the offer, or empty. */
  @Column('text', { name: 'withdrawal_note', default: '' }) withdrawalNote: string;

  /** When the customer was reminded of the last day. */
  @Column('timestamptz', { name: 'reminded_at', nullable: true }) remindedAt: Date | null;
}
