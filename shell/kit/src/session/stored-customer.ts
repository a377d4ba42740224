import type { Customer } from '@site/contract';
import { tabStorage } from '../storage/tab-storage';
import { sessionState } from './session-state';

const CUSTOMER_KEY = 'customer';
const FIRST_LOGIN_KEY = 'isFirstLogin';

/** The copy of the customer that this tab keeps. For event handlers and effects: there is none on the server. */
export const storedCustomer = {
  /**
   * The copy, or null. Something unreadable is removed and gives null. So is everything that this tab keeps when the customer logged
   * out in another tab while this one was away.
   */
  read(): Customer | null {
    forgetMissedLogout();
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
    };
  },

  /** Keeps the copy. Other tabs hear that somebody is logged in. */
  write(customer: Customer): void {
    tabStorage.write(CUSTOMER_KEY, customer);
    sessionState.write('logged-in');
  },
};

/**
 * For a tab that returns, or starts anew: a copy is written only while somebody is logged in, so one that stands beside a logout is
 * of the customer who logged out, and so is everything else that the tab kept.
 */
export function forgetMissedLogout(): void {
  if (sessionState.read() === 'logged-out' && tabStorage.read(CUSTOMER_KEY) !== null) tabStorage.clear();
}

/** Did the customer log in for the first time just now? Lives from the login to the first look at the portal. */
export const firstLogin = {
  set(): void {
    tabStorage.write(FIRST_LOGIN_KEY, 'true');
  },

  /** Reads the flag and removes it. */
  take(): boolean {
    const flag = tabStorage.read(FIRST_LOGIN_KEY);
    tabStorage.remove(FIRST_LOGIN_KEY);
    return flag === 'true';
  },
};
