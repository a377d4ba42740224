import type { SiteIdentity } from '@site/contract';
import type { EntityManager } from 'typeorm';
import { CustomerEntity } from '../customers/customer.entity.js';
import type { Mail } from '../mail/mail.js';
import type { SubmitLimits } from '../submissions/submit-limits.js';
import type { LeaseApplicationEntity } from './lease-application.entity.js';

/** An address to mail about an application. */
export interface Recipient {
  address: string;
  /** It is that of the account that the application is in; else it was typed into a form, and may be a stranger's. */
  isAccount: boolean;
  /** The id of the application. */
  about?: string;
}

/** The recipient of a mail about an application, who can answer it. */
export function mailTo({ address, isAccount, about }: Recipient, site: SiteIdentity) {
  const mail = { to: address, repeatsTyped: isAccount, replyTo: site.email, ...(about && { about }) };
  return mail satisfies Partial<Mail>;
}

/** Whom to mail about an application: the applicant, and its account when that has another address. */
export async function recipientsOf(
  manager: EntityManager,
  { id: about, email, customerId }: LeaseApplicationEntity,
): Promise<Recipient[]> {
  const account = customerId ? await manager.findOneBy(CustomerEntity, { id: customerId }) : null;
  const applicant = email.toLowerCase();
  if (!account) return [{ address: applicant, isAccount: false, about }];
  const own = { address: account.email, isAccount: true, about };
  return applicant === account.email ? [own] : [{ address: applicant, isAccount: false, about }, own];
}

/** Those whom a mail that a customer causes may go to: their account, and another address only so often a day. Counts the mail. */
export async function limitedRecipientsOf(
  manager: EntityManager,
  application: LeaseApplicationEntity,
  limits: SubmitLimits,
): Promise<Recipient[]> {
  const allowed: Recipient[] = [];
  for (const to of await recipientsOf(manager, application)) {
    if (to.isAccount || (await limits.mayConfirm(manager, to.address))) allowed.push(to);
  }
  return allowed;
}
