import { calculateLease, LEASE_STATUS_LABELS } from '@site/contract';
import type { LeaseApplicationEntity } from '../../leases/lease-application.entity.js';

/** An application in `--json` output. Scripts depend on it: keep names and meanings. Amounts in whole euros, the term in months. */
export function applicationJson(application: LeaseApplicationEntity) {
  const { leaseCode, status, createdAt, naam, email, telefoon, bedrijfsnaam, kvkNummer } = application;
  const {
    voertuigLink,
    voertuigType,
    opmerking,
    aanschafprijs,
    aanbetaling,
    slottermijn,
    looptijd,
    customerId,
  } = application;
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
    voertuigType,
    opmerking,
    aanschafprijs,
    aanbetaling,
    slottermijn,
    looptijd,
    maandbedrag: monthlyAmounts(application),
    customerId,
  };
}

/** Monthly amounts in whole euros for each vehicle type, which an applicant need not state; `null` when a lease rule does not allow it. */
export function monthlyAmounts(application: LeaseApplicationEntity): {
  auto: number | null;
  equipment: number | null;
} {
  const of = (voertuigType: 'auto' | 'equipment') =>
    calculateLease({ ...application, voertuigType })?.maandbedrag ?? null;
  return { auto: of('auto'), equipment: of('equipment') };
}
