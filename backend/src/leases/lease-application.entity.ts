import type { KvkGegevens, LeaseStatus, VoertuigGegevens, VoertuigType } from '@site/contract';
import { Column, type DataSource, Entity, type EntityManager, PrimaryGeneratedColumn } from 'typeorm';
import { Rehearsed, startRehearsal } from '../mail/rehearsal.js';
import { ChangedMeanwhile, RecordErased } from '../status-history/decision.js';

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

  /** The employee who took it on; `null` for nobody. */
  @Column('uuid', { name: 'behandelaar_id', nullable: true }) behandelaarId: string | null;

  /** Counts the changes of anybody, so that nobody changes what he has not seen. */
  @Column('integer', { default: 1 }) versie: number;

  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
}

/**
 * Reads an application and locks it until the transaction ends, to change something of it: it counts as a change. `null` when it does
 * not exist.
 */
export async function lockApplication(
  manager: EntityManager,
  where: { id: string } | { leaseCode: string },
): Promise<LeaseApplicationEntity | null> {
  const application = await manager.findOne(LeaseApplicationEntity, {
    where,
    lock: { mode: 'pessimistic_write' },
  });
  if (application) await manager.increment(LeaseApplicationEntity, { id: application.id }, 'versie', 1);
  return application;
}

/** How the office makes a change. */
export interface Handling {
  /** The version that it is based on; without it, on whatever there is. */
  seen?: number;
  /** To see what it would mail: it is undone, and ends with `Rehearsed`. */
  rehearse?: boolean;
}

/**
 * Changes something of an application in one transaction, while it is locked.
 *
 * @throws RecordErased when it no longer exists. @throws ChangedMeanwhile when it has another version than was seen. @throws Rehearsed
 */
export function changeApplication<Result>(
  database: DataSource,
  id: string,
  change: (manager: EntityManager, application: LeaseApplicationEntity) => Promise<Result>,
  { seen, rehearse = false }: Handling = {},
): Promise<Result> {
  return database.transaction(async (manager) => {
    const mails = rehearse ? startRehearsal(manager) : [];
    const application = await lockApplication(manager, { id });
    if (!application) throw new RecordErased();
    if (seen !== undefined && seen !== application.versie) throw new ChangedMeanwhile();
    const result = await change(manager, application);
    if (rehearse) throw new Rehearsed(mails, result);
    return result;
  });
}

/** Which of these are about an application. */
export function aboutApplication<Row extends { applicationId: string }>(
  rows: readonly Row[],
  id: string,
): Row[] {
  return rows.filter(({ applicationId }) => applicationId === id);
}
