import type { LeaseApplication, LeaseStatus } from '@site/contract';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

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
  @Column('text', { name: 'voertuig_link' }) voertuigLink: string;
  @Column('integer') aanschafprijs: number;
  @Column('integer') aanbetaling: number;
  @Column('integer') slottermijn: number;

  /** Months. */
  @Column('integer') looptijd: number;

  /** Hash of the `Idempotency-Key`, the content and the customer. */
  @Column('text', { name: 'idempotency_key', nullable: true }) idempotencyKey: string | null;

  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
}

/** An application as returned by the API. */
export function toLeaseApplication(entity: LeaseApplicationEntity): LeaseApplication {
  const { id, leaseCode, status, aanschafprijs, looptijd, bedrijfsnaam, voertuigLink } = entity;
  return {
    id,
    leaseCode,
    status,
    createdAt: entity.createdAt.toISOString(),
    aanschafprijs,
    looptijd,
    bedrijfsnaam,
    voertuigLink,
  };
}
