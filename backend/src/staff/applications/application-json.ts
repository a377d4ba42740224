import { berekenLease, LEASE_STATUS_LABELS } from '@site/contract';
import type { LeaseApplicationEntity } from '../../leases/lease-application.entity.js';

/** An application as `--json` gives it. Its names and meanings stay. Amounts in whole euros, the term in months. */
export function applicationJson(application: LeaseApplicationEntity) {
  const { leaseCode, status, createdAt, naam, email, telefoon, bedrijfsnaam, kvkNummer } = application;
  const { voertuigLink, aanschafprijs, aanbetaling, slottermijn, looptijd, customerId } = application;
  return {
    leaseCode,
    status,
    statusLabel: LEASE_STATUS_LABELS[status],
    createdAt: createdAt.toISOString(),
    naam,
    email,
    telefoon,
    bedrijfsnaam,
    kvkNummer,
    voertuigLink,
    aanschafprijs,
    aanbetaling,
    slottermijn,
    looptijd,
    maandbedrag: monthlyAmounts(application),
    customerId,
  };
}

/** What the lease costs a month, in whole euros, by what the vehicle turns out to be; the form does not ask that. */
export function monthlyAmounts(wishes: LeaseApplicationEntity): {
  auto: number | null;
  equipment: number | null;
} {
  const of = (voertuigType: 'auto' | 'equipment') =>
    berekenLease({ ...wishes, voertuigType })?.maandbedrag ?? null;
  return { auto: of('auto'), equipment: of('equipment') };
}
