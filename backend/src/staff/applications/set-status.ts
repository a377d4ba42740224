import { LEASE_STATUS_LABELS, type LeaseStatus } from '@site/contract';
import { ApplicationStatus } from '../../leases/application-status.js';
import { NEXT_STATUSES } from '../../leases/status-transitions.js';
import type { BackendServices } from '../backend-services.js';
import { type SetStatusOptions, setStatus } from '../status/set-status.js';
import { shorten } from '../terminal/output.js';
import { findApplication } from './find-application.js';
import { printOpenRequests } from './requests.js';

/** `applications set-status` */
export async function setApplicationStatus(
  backend: BackendServices,
  code: string,
  to: LeaseStatus,
  options: SetStatusOptions,
): Promise<void> {
  const statuses = await backend.service(ApplicationStatus);
  const application = await findApplication(backend.database, code);
  const { id, leaseCode, naam, bedrijfsnaam, status } = application;
  if (to !== 'withdrawn') await printOpenRequests(backend, application);
  await setStatus(
    {
      group: 'applications',
      name: leaseCode,
      owner: `${shorten(naam)}, ${shorten(bedrijfsnaam)}`,
      status,
      labels: LEASE_STATUS_LABELS,
      next: NEXT_STATUSES,
      recipients: await statuses.recipients(application),
      change: (decision) => statuses.change(id, decision),
    },
    to,
    options,
  );
}
