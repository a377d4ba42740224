import type { LeaseStatus } from '@site/contract';

/** What was erased, and what is kept until when. */
export interface Erased {
  account: boolean;
  /** Codes of the deleted rejected applications. */
  rejected: string[];
  /** Codes of the deleted withdrawn applications. */
  withdrawn: string[];
  /** Number of deleted messages to the office. */
  messages: number;
  /** Pending and approved applications and agreements, which are kept without a login. */
  applications: { leaseCode: string; status: LeaseStatus; until: Date }[];
  complaints: { number: string; until: Date }[];
}
