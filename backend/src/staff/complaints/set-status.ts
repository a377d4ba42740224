import { KLACHT_STATUS_LABELS } from '@site/contract';
import { ComplaintStatus } from '../../complaints/complaint-status.js';
import { NEXT_COMPLAINT_STATUSES, type NewComplaintStatus } from '../../complaints/status-transitions.js';
import type { BackendServices } from '../backend-services.js';
import { WrongUsage } from '../command-error.js';
import { type SetStatusOptions, setStatus } from '../status/set-status.js';
import { shorten } from '../terminal/output.js';
import { findComplaint } from './find-complaint.js';

/** `complaints set-status` */
export async function setComplaintStatus(
  backend: BackendServices,
  typed: string,
  to: NewComplaintStatus,
  options: SetStatusOptions,
): Promise<void> {
  if (to === 'answered' && !/[\p{L}\p{N}]/u.test(options.note ?? '')) {
    throw new WrongUsage('State the answer, or what was agreed by phone: --note <text>.');
  }
  const statuses = await backend.service(ComplaintStatus);
  const { id, number, naam, klachtOnderwerp, email, status } = await findComplaint(backend.database, typed);
  await setStatus(
    {
      group: 'complaints',
      name: number,
      owner: `${shorten(naam)}, ${shorten(klachtOnderwerp)}`,
      status,
      labels: KLACHT_STATUS_LABELS,
      next: NEXT_COMPLAINT_STATUSES,
      recipients: [email],
      change: (decision) => statuses.change(id, decision),
    },
    to,
    options,
  );
}
