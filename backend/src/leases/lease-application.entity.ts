import type { LeaseApplication, LeaseStatus } from '@site/contract';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An application for a lease. All amounts in whole euros; 0 where none is wanted. */
@Entity('lease_applications')
export class LeaseApplicationEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text', { name: 'lease_code' })
  leaseCode: string;

  @Column('text', { default: 'pending' })
  status: LeaseStatus;

  /** Whose portal shows it. Empty until somebody links it with the code. */
  @Column('uuid', { name: 'customer_id', nullable: true })
  customerId: string | null;

  @Column('text')
  naam: string;

  @Column('text')
  email: string;

  @Column('text')
  telefoon: string;

  @Column('text')
  bedrijfsnaam: string;

  @Column('text', { name: 'kvk_nummer' })
  kvkNummer: string;

  @Column('text', { name: 'voertuig_link' })
  voertuigLink: string;

  @Column('integer')
  aanschafprijs: number;

  @Column('integer')
  aanbetaling: number;

  @Column('integer')
  slottermijn: number;

  /** Months. */
  @Column('integer')
  looptijd: number;

  /** What the page sent along to recognise a retry of the same submit. */
  @Column('text', { name: 'idempotency_key', nullable: true })
  idempotencyKey: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}

/** An application as the portal lists it. */
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
