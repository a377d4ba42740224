import { workingDaysAfter } from '../dutch-time/working-days.js';

/**
 * Working days within which handling starts, and within which the complainant is contacted. The pages state both five and
 * ten for the latter; the shorter one applies.
 */
const HANDLING_DAYS = 5;
const CONTACT_DAYS = 5;

/** The last day on which handling must start, as midnight UTC of that date. */
export function handlingDeadline({ createdAt }: { createdAt: Date }): Date {
  return workingDaysAfter(createdAt, HANDLING_DAYS);
}

/** The last day to contact the complainant personally, as midnight UTC of that date. */
export function contactDeadline({ createdAt }: { createdAt: Date }): Date {
  return workingDaysAfter(createdAt, CONTACT_DAYS);
}
