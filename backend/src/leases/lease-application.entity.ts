import type { KvkGegevens, LeaseStatus, VoertuigGegevens, VoertuigType } from '@site/contract';
import { Column, type DataSource, Entity, type EntityManager, PrimaryGeneratedColumn } from 'typeorm';
import { RecordErased } from '../status-history/decision.js';

/** An application for a lease. Amounts in whole euros; 0 for an amount that is not wanted. */
@Entity('lease_applications')
export class LeaseApplicationEntity {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column('text', { name: 'lease_code' }) leaseCode: string;
  @Column('text', { default: 'pending' }) status: LeaseStatus;

  /** The account that it is linked to; `null` until it is linked with its code. */
  @Column('uuid', { name: 'customer_id', nullable: true }) customerId: string | null;

  @Column('text') naam: string;
  @Column('text') email: string;
  @Column('text') telefoon: string;
  @Column('text') bedrijfsnaam: string;
  @Column('text', { name: 'kvk_nummer' }) kvkNummer: string;

  /** What the KvK said about the company that the applicant chose there; `null` without such a choice, or when that was not known. */
  @Column('jsonb', { nullable: true }) kvk: KvkGegevens | null;

  /** An address with http(s), or what the applicant wrote instead. */
  @Column('text', { name: 'voertuig_link' }) voertuigLink: string;

  @Column('text', { name: 'voertuig_type', nullable: true }) voertuigType: VoertuigType | null;

  /** A Dutch plate has the dashes of its side code. */
  @Column('text', { nullable: true }) kenteken: string | null;

  /** What the RDW said about the plate when the application was sent; `null` when that was not known. */
  @Column('jsonb', { nullable: true }) voertuig: VoertuigGegevens | null;

  @Column('integer') aanschafprijs: number;
  @Column('integer') aanbetaling: number;
  @Column('integer') slottermijn: number;

  /** Months. */
  @Column('integer') looptijd: number;

  @Column('text', { default: '' }) opmerking: string;

  /** The dealer who began it; `null` when the applicant did. */
  @Column('uuid', { name: 'dealer_id', nullable: true }) dealerId: string | null;

  /** The vehicle as the dealer typed it. */
  @Column('text', { name: 'dealer_voertuig', nullable: true }) dealerVoertuig: string | null;

  /** Hash of the `Idempotency-Key`, the content and the customer. */
  @Column('text', { name: 'idempotency_key', nullable: true }) idempotencyKey: string | null;

  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
}

/** Reads an application and locks it until the transaction ends; `null` when it does not exist. */
export function lockApplication(manager: EntityManager, id: string): Promise<LeaseApplicationEntity | null> {
  return manager.findOne(LeaseApplicationEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
}

/** Changes something of an application in one transaction, while it is locked. @throws RecordErased when it no longer exists */
export function changeApplication<Result>(
  database: DataSource,
  id: string,
  change: (manager: EntityManager, application: LeaseApplicationEntity) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (manager) => {
    const application = await lockApplication(manager, id);
    if (!application) throw new RecordErased();
    return change(manager, application);
  });
}

/** Which of these are about an application. */
export function aboutApplication<Row extends { applicationId: string }>(
  rows: readonly Row[],
  id: string,
): Row[] {
  return rows.filter(({ applicationId }) => applicationId === id);
}
