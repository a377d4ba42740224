import {
  LEASE_HAND_OVER_KEY,
  type LeaseHandOver,
  readLeaseHandOver,
  writeLeaseHandOver,
} from '@site/contract';

/** What was filled in, under a key of the tab. A browser that forbids storage remembers nothing, and the calculator works without. */
function memory(key: string) {
  return {
    write(input: LeaseHandOver): void {
      attempt(() => sessionStorage.setItem(key, writeLeaseHandOver(input)));
    },
    read(): LeaseHandOver | null {
      return attempt(() => readLeaseHandOver(sessionStorage.getItem(key))) ?? null;
    },
    clear(): void {
      attempt(() => sessionStorage.removeItem(key));
    },
  };
}

/** What is handed over to an application, which takes it away. */
export const handOverStorage = memory(LEASE_HAND_OVER_KEY);

/** What stands in the calculator, for who reloads the page or comes back from the application. */
export const inputStorage = memory('lease-berekenen');

function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
