import { workingDaysAfter } from '../dutch-time/working-days.js';

/**
 * Within how many working days a complaint is taken up, and within how many the complainant is called or written to. The
 * pages name five and ten for the latter; the shorter one counts.
 */
const TAKEN_UP_WITHIN = 5;
const CONTACT_WITHIN = 5;

/** The last day on which a complaint must be taken up, as midnight UTC of that date. */
export function takenUpBefore({ createdAt }: { createdAt: Date }): Date {
  return workingDaysAfter(createdAt, TAKEN_UP_WITHIN);
}

/** The last day on which the complainant must hear from us in person, as midnight UTC of that date. */
export function contactBefore({ createdAt }: { createdAt: Date }): Date {
  return workingDaysAfter(createdAt, CONTACT_WITHIN);
}
