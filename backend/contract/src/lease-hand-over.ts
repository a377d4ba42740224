import type { VoertuigType } from './lease.js';

/** Session storage key under which the calculator stores its input for the application form. */
export const LEASE_HAND_OVER_KEY = 'lease-berekening';

/**
 * Input of the calculator, passed to the application form. Amounts are digit strings in whole euros, the term is a digit string
 * in months; empty fields are empty text. The lease rules are not checked.
 */
export interface LeaseHandOver {
  voertuigType: VoertuigType;
  aanschafprijs: string;
  aanbetaling: string;
  slottermijn: string;
  looptijd: string;
}

/** Serialises a hand-over for session storage. */
export function writeLeaseHandOver(handOver: LeaseHandOver): string {
  const { voertuigType, aanschafprijs, aanbetaling, slottermijn, looptijd } = handOver;
  return JSON.stringify({ voertuigType, aanschafprijs, aanbetaling, slottermijn, looptijd });
}

/** Parses a hand-over from session storage; `null` when it is missing or invalid. */
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
