import { CALLS, type LeaseApplication } from '@site/contract';
import { anApplication } from '@site/testkit/lease-application';
import { LeaseApplicationEntity } from '../src/leases/lease-application.entity.js';
import type { LoggedIn, TestBackend } from './test-backend.js';

/** A customer with an application in the account. */
export interface Applicant extends LoggedIn {
  leaseCode: string;
  aanvraagId: string;
}

/** Logs in a new customer who applies for a lease. */
export async function anApplicant(backend: TestBackend, email: string): Promise<Applicant> {
  const me = await backend.customer(email);
  await me.browser.post(CALLS.leaseApplication.path, anApplication({ email }));
  const leaseCode = await backend.mailbox.takeCode(email, 'leaseaanvraag');
  const { id } = await backend.database.manager.findOneByOrFail(LeaseApplicationEntity, { leaseCode });
  return { ...me, leaseCode, aanvraagId: id };
}

/** The applications of a customer as the portal gets them. */
export async function applicationsOf({ browser, customer }: LoggedIn): Promise<LeaseApplication[]> {
  const { body } = await browser.get(CALLS.applications.path.replace('{id}', customer.id));
  return body.applications;
}
