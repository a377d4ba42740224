import type { Customer } from '@site/contract';
import { tabStorage } from '../storage/tab-storage';

const CUSTOMER_KEY = 'customer';
const FIRST_LOGIN_KEY = 'isFirstLogin';

/** The copy of the customer that this tab keeps. For event handlers and effects: there is none on the server. */
export const storedCustomer = {
  /** The copy, or null. Something unreadable is removed and gives null. */
  read(): Customer | null {
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

  write(customer: Customer): void {
    tabStorage.write(CUSTOMER_KEY, customer);
  },
};

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
