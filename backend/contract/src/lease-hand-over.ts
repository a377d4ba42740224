import type { VoertuigType } from './lease.js';

/** Key in the browser's session storage under which the calculator leaves its input for an application. */
export const LEASE_HAND_OVER_KEY = 'lease-berekening';

/**
 * What a visitor filled in at the calculator, as the application takes it over. Amounts are digit strings in whole euros,
 * the term is a digit string in months; what was left open is empty text. The rules of the lease are not checked yet.
 */
export interface LeaseHandOver {
  voertuigType: VoertuigType;
  aanschafprijs: string;
  aanbetaling: string;
  slottermijn: string;
  looptijd: string;
}

/** A hand-over as it is kept in session storage. */
export function writeLeaseHandOver(handOver: LeaseHandOver): string {
  const { voertuigType, aanschafprijs, aanbetaling, slottermijn, looptijd } = handOver;
  return JSON.stringify({ voertuigType, aanschafprijs, aanbetaling, slottermijn, looptijd });
}

/** A hand-over out of session storage, or `null` when there is none or it cannot be trusted to be one. */
export function readLeaseHandOver(stored: string | null): LeaseHandOver | null {
  if (!stored) return null;
  try {
    const value: unknown = JSON.parse(stored);
    return isLeaseHandOver(value) ? value : null;
  } catch {
    return null;
  }
}

function isLeaseHandOver(value: unknown): value is LeaseHandOver {
  if (typeof value !== 'object' || value === null) return false;
  const { voertuigType, aanschafprijs, aanbetaling, slottermijn, looptijd } = value as Record<
    string,
    unknown
  >;
  return (
    (voertuigType === 'auto' || voertuigType === 'equipment') &&
    [aanschafprijs, aanbetaling, slottermijn, looptijd].every(
      (digits) => typeof digits === 'string' && /^\d{0,15}$/.test(digits),
    )
  );
}
