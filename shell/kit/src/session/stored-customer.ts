import type { Customer } from '@site/contract';
import { tabStorage } from '../storage/tab-storage';
import { isLoggedOut, sessionState } from './session-state';

const CUSTOMER_KEY = 'customer';
const FIRST_LOGIN_KEY = 'isFirstLogin';

/** The copy of the customer in this tab's storage. For event handlers and effects, not on the server. */
export const storedCustomer = {
  /**
   * The copy, or null. Removes an invalid copy. Clears this tab's storage when the customer logged out in another tab while this one was
   * suspended.
   */
  read(): Customer | null {
    clearAfterMissedLogout();
    const stored = tabStorage.readObject(CUSTOMER_KEY);
    if (!stored) return null;
    if (typeof stored.id !== 'string' || typeof stored.email !== 'string') {
      tabStorage.remove(CUSTOMER_KEY);
      return null;
    }
    const text = (field: keyof Customer) => (typeof stored[field] === 'string' ? stored[field] : '');
    return {
      id: stored.id,
      email: stored.email,
      voornaam: text('voornaam'),
      achternaam: text('achternaam'),
      telefoon: text('telefoon'),
      bedrijfsnaam: text('bedrijfsnaam'),
      kvkNummer: text('kvkNummer'),
      ...(stored.kvkGekozen === true && { kvkGekozen: true }),
      ...(typeof stored.accountSinds === 'string' && { accountSinds: stored.accountSinds }),
    };
  },

  /** Stores the copy, and notifies the other tabs of the login. */
  write(customer: Customer): void {
    tabStorage.write(CUSTOMER_KEY, customer);
    sessionState.write('logged-in');
  },
};

/**
 * For a tab that resumes or reloads. A copy is only written while a customer is logged in, so a copy together with the state
 * of a logout means that this tab missed the logout: then all its stored data is cleared.
 */
export function clearAfterMissedLogout(): void {
  if (isLoggedOut(sessionState.read()) && tabStorage.read(CUSTOMER_KEY) !== null) tabStorage.clear();
}

/** Is this the customer's first login? Set at the login, taken at the first view of the portal. */
export const firstLogin = {
  set(): void {
    tabStorage.write(FIRST_LOGIN_KEY, 'true');
  },

  /** Returns the flag and removes it. */
  take(): boolean {
    const flag = tabStorage.read(FIRST_LOGIN_KEY);
    tabStorage.remove(FIRST_LOGIN_KEY);
    return flag === 'true';
  },
};
