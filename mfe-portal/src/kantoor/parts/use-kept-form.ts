import { tabStorage } from '@site/kit';
import { useState } from 'react';
import { useEmployee } from './employee';

/** What somebody types into a form of the office, kept in this tab until it is sent. */
export interface KeptForm<Values> {
  values: Values;
  /** Whether something differs from what the form began with. */
  changed: boolean;
  change(changes: Partial<Values>): void;
  /** It was sent, or thrown away: the form is as it began. */
  forget(): void;
}

/**
 * The fields of a form, which survive a failed call, a reload, and a session that expired: kept for this employee in this tab.
 *
 * @param key of the case and the form: `K7M2P4Q status`
 * @param initial what the form begins with
 */
export function useKeptForm<Values extends Record<string, string | boolean>>(
  key: string,
  initial: Values,
): KeptForm<Values> {
  const stored = `kantoor-${useEmployee().id} ${key}`;
  const [typed, setTyped] = useState<Partial<Values>>(() => readKept(stored, initial));
  return {
    values: { ...initial, ...typed },
    changed: Object.entries(typed).some(([field, value]) => value !== initial[field]),
    change(changes) {
      setTyped((before) => {
        const now = { ...before, ...changes };
        tabStorage.write(stored, now);
        return now;
      });
    },
    forget() {
      tabStorage.remove(stored);
      setTyped({});
    },
  };
}

/** Fields that the form has today, with their type. */
function readKept<Values extends Record<string, string | boolean>>(
  key: string,
  initial: Values,
): Partial<Values> {
  const kept = Object.entries(tabStorage.readObject(key) ?? {});
  return Object.fromEntries(
    kept.filter(([field, value]) => typeof value === typeof initial[field]),
  ) as Partial<Values>;
}
