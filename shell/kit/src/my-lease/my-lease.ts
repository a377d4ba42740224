import {
  LEASE_HAND_OVER_KEY,
  type LeaseHandOver,
  type LeaseInvoer,
  readLeaseHandOver,
  writeLeaseHandOver,
} from '@site/contract';
import { useMemo, useSyncExternalStore } from 'react';
import { tabStorage } from '../storage/tab-storage';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const stored = () => tabStorage.read(LEASE_HAND_OVER_KEY);
/** The server, and the first render in the browser, do not know the visitor. */
const unknown = () => null;

/**
 * The lease that the visitor computes with, one for all pages of this tab: each page that asks for amounts reads it and stores changes
 * in it. In session storage, until the tab closes or the visitor logs out.
 */
export const myLease = {
  /** The stored fields; null when there are none. */
  read(): LeaseHandOver | null {
    return readLeaseHandOver(stored());
  },

  store(lease: LeaseHandOver): void {
    const text = writeLeaseHandOver(lease);
    if (text === stored()) return;
    tabStorage.write(LEASE_HAND_OVER_KEY, text);
    for (const listener of listeners) listener();
  },

  forget(): void {
    tabStorage.remove(LEASE_HAND_OVER_KEY);
    for (const listener of listeners) listener();
  },
};

/** The fields of the visitor's lease; null on the server, and while there is none. */
export function useMyLease(): LeaseHandOver | null {
  const text = useSyncExternalStore(subscribe, stored, unknown);
  return useMemo(() => readLeaseHandOver(text), [text]);
}

/** The fields as numbers. Empty is 0. */
export function leaseOf(fields: LeaseHandOver): LeaseInvoer {
  return {
    voertuigType: fields.voertuigType,
    aanschafprijs: Number(fields.aanschafprijs),
    aanbetaling: Number(fields.aanbetaling),
    slottermijn: Number(fields.slottermijn),
    looptijd: Number(fields.looptijd),
  };
}

/** The fields that give this lease. Optional amounts of 0 are left empty. */
export function fieldsOf(lease: LeaseInvoer, exclusiefBtw = false): LeaseHandOver {
  const optional = (amount: number) => (amount > 0 ? String(amount) : '');
  return {
    voertuigType: lease.voertuigType,
    aanschafprijs: String(lease.aanschafprijs),
    aanbetaling: optional(lease.aanbetaling),
    slottermijn: optional(lease.slottermijn),
    looptijd: String(lease.looptijd),
    ...(exclusiefBtw && { exclusiefBtw }),
  };
}
