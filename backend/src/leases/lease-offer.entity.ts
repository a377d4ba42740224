import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An offer for an application; the newest counts. Amounts in whole euros. */
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

  @Column('integer') maandbedrag: number;

  /** One-off costs, VAT excluded. */
  @Column('integer') kosten: number;

  /** What the office adds, or empty. */
  @Column('text', { default: '' }) toelichting: string;

  /** Name of the employee. */
  @Column('text', { name: 'made_by' }) madeBy: string;

  @Column('timestamptz', { name: 'made_at' }) madeAt: Date;

  /** The last day on which it holds, in the Netherlands: `2026-12-02`. */
  @Column('date', { name: 'last_day' }) lastDay: string;

  @Column('timestamptz', { name: 'accepted_at', nullable: true }) acceptedAt: Date | null;

  /** When the application was rejected or withdrawn; the offer does not come back with the application. */
  @Column('timestamptz', { name: 'ended_at', nullable: true }) endedAt: Date | null;
}
