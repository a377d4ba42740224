import type { LeaseApplication, LeaseOfferte } from '@site/contract';
import type { LeaseApplicationEntity } from './lease-application.entity.js';
import type { LeaseRequest } from './lease-request.entity.js';
import type { LeaseStatusChange } from './lease-status-change.entity.js';
import { toVerzoek } from './requests.js';

/**
 * An application as returned by the API.
 *
 * @param changes of its status, oldest first.
 * @param offertes newest first.
 * @param requests what the customer asked about it, oldest first.
 */
export function toLeaseApplication(
  application: LeaseApplicationEntity,
  changes: readonly LeaseStatusChange[],
  [offerte, ...eerdereOffertes]: readonly LeaseOfferte[],
  requests: readonly LeaseRequest[],
): LeaseApplication {
  const { id, leaseCode, status, createdAt, aanschafprijs, looptijd, bedrijfsnaam, voertuigLink } =
    application;
  const { voertuigType, aanbetaling, slottermijn, opmerking } = application;
  return {
    id,
    leaseCode,
    status,
    createdAt: createdAt.toISOString(),
    aanschafprijs,
    looptijd,
    bedrijfsnaam,
    voertuigLink,
    ...(voertuigType && { voertuigType }),
    aanbetaling,
    slottermijn,
    opmerking,
    verloop: changes.map(({ toStatus, changedAt, note }) => ({
      status: toStatus,
      op: changedAt.toISOString(),
      toelichting: note,
    })),
    ...(offerte && { offerte, eerdereOffertes }),
    verzoeken: requests.map(toVerzoek),
  };
}
