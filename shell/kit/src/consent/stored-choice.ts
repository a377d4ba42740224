import { type CookiePreferences, NECESSARY_COOKIES } from './categories';
import { CONSENT_KEYS } from './keys';

const ACCEPTED = 'true';

/**
 * The choice that this browser keeps, or null when there is none. A choice without readable preferences allows only what is
 * necessary. What cannot be read is removed, and what is not exactly the four categories is written anew.
 */
export function readChoice(): CookiePreferences | null {
  try {
    const preferences = readPreferences();
    const accepted = localStorage.getItem(CONSENT_KEYS.accepted);
    if (accepted !== null && accepted !== ACCEPTED) attempt(() => remove('accepted'));
    return preferences ?? (accepted === ACCEPTED ? NECESSARY_COOKIES : null);
  } catch (error) {
    failedToLoad(error);
    return null;
  }
}

/**
 * Keeps a choice for later visits and other tabs.
 *
 * @returns false when the browser would not keep it. Then it keeps no earlier choice either: the next visit asks again,
 * and allows only what is necessary until then.
 */
export function writeChoice(preferences: CookiePreferences): boolean {
  const kept = attempt(() => {
    localStorage.setItem(CONSENT_KEYS.preferences, JSON.stringify(preferences));
    localStorage.setItem(CONSENT_KEYS.accepted, ACCEPTED);
  });
  if (!kept) {
    attempt(() => remove('preferences'));
    attempt(() => remove('accepted'));
  }
  return kept;
}

/** The four categories and nothing else. What is necessary is true whatever was asked. */
export function exactly({ functioneel, analytisch, marketing }: CookiePreferences): CookiePreferences {
  return { noodzakelijk: true, functioneel, analytisch, marketing };
}

function readPreferences(): CookiePreferences | null {
  const text = localStorage.getItem(CONSENT_KEYS.preferences);
  if (text === null) return null;
  try {
    const preferences = exactly(asPreferences(JSON.parse(text)));
    const whole = JSON.stringify(preferences);
    if (whole !== text) attempt(() => localStorage.setItem(CONSENT_KEYS.preferences, whole));
    return preferences;
  } catch (error) {
    failedToLoad(error);
    attempt(() => remove('preferences'));
    return null;
  }
}

/** @throws when the value does not say of each category that can be chosen whether it is allowed. */
function asPreferences(value: unknown): CookiePreferences {
  const { functioneel, analytisch, marketing } = Object(value) as Record<string, unknown>;
  for (const flag of [functioneel, analytisch, marketing]) {
    if (typeof flag !== 'boolean') throw new TypeError('These are no cookie preferences.');
  }
  return value as CookiePreferences;
}

function remove(key: keyof typeof CONSENT_KEYS): void {
  localStorage.removeItem(CONSENT_KEYS[key]);
}

function attempt(work: () => void): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}

function failedToLoad(error: unknown): void {
  console.error('Fout bij het laden van cookie-instellingen', error);
}
