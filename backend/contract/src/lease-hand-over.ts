import type { VoertuigType } from './lease.js';

/** Session storage key of the lease that the visitor computes with, the same on all pages of the tab. */
export const LEASE_HAND_OVER_KEY = 'lease-berekening';

/**
 * The lease that the visitor computes with. Amounts are digit strings in whole euros, VAT included, the term is a digit string
 * in months; empty fields are empty text. The lease rules are not checked.
 */
export interface LeaseHandOver {
  voertuigType: VoertuigType;
  aanschafprijs: string;
  aanbetaling: string;
  slottermijn: string;
  looptijd: string;
  /** The visitor types prices without VAT. */
  exclusiefBtw?: boolean;
}

/** Serialises a hand-over for session storage. */
export function writeLeaseHandOver(handOver: LeaseHandOver): string {
  const { voertuigType, aanschafprijs, aanbetaling, slottermijn, looptijd, exclusiefBtw } = handOver;
  return JSON.stringify({ voertuigType, aanschafprijs, aanbetaling, slottermijn, looptijd, exclusiefBtw });
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
  const { voertuigType, aanschafprijs, aanbetaling, slottermijn, looptijd, exclusiefBtw } = value as Record<
    string,
    unknown
  >;
  return (
    (exclusiefBtw === undefined || typeof exclusiefBtw === 'boolean') &&
    (voertuigType === 'auto' || voertuigType === 'equipment') &&
    [aanschafprijs, aanbetaling, slottermijn, looptijd].every(
      (digits) => typeof digits === 'string' && /^\d{0,15}$/.test(digits),
    )
  );
}
