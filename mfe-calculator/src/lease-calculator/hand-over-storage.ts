import {
  LEASE_HAND_OVER_KEY,
  type LeaseHandOver,
  readLeaseHandOver,
  writeLeaseHandOver,
} from '@site/contract';

/**
 * The browser's memory of what was handed over to an application, for as long as the tab is open. A browser that
 * forbids storage remembers nothing, and the calculator works without.
 */
export const handOverStorage = {
  write(handOver: LeaseHandOver): void {
    attempt(() => sessionStorage.setItem(LEASE_HAND_OVER_KEY, writeLeaseHandOver(handOver)));
  },
  read(): LeaseHandOver | null {
    return attempt(() => readLeaseHandOver(sessionStorage.getItem(LEASE_HAND_OVER_KEY))) ?? null;
  },
  clear(): void {
    attempt(() => sessionStorage.removeItem(LEASE_HAND_OVER_KEY));
  },
};

function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
