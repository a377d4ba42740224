import type { LeaseStatus } from '@site/contract';
import { Complaint } from '../src/complaints/complaint.entity.js';
import { ComplaintStatus } from '../src/complaints/complaint-status.js';
import type { NewComplaintStatus } from '../src/complaints/status-transitions.js';
import { ApplicationStatus } from '../src/leases/application-status.js';
import { LeaseApplicationEntity } from '../src/leases/lease-application.entity.js';
import type { TestBackend } from './test-backend.js';

/** Changes the status of an application as the office does. */
export async function decide(
  { app, database }: TestBackend,
  leaseCode: string,
  to: LeaseStatus,
  note = '',
): Promise<void> {
  const { id, status } = await database.manager.findOneByOrFail(LeaseApplicationEntity, { leaseCode });
  await app.get(ApplicationStatus).change(id, { from: status, to, note, by: 'Karin van kantoor' });
}

/** Changes the status of a complaint as the office does. */
export async function setComplaintStatus(
  { app, database }: TestBackend,
  number: string,
  to: NewComplaintStatus,
  note = '',
): Promise<void> {
  const { id, status } = await database.manager.findOneByOrFail(Complaint, { number });
  await app.get(ComplaintStatus).change(id, { from: status, to, note, by: 'Karin van kantoor' });
}
