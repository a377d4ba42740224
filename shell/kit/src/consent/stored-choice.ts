import { attempt } from '../storage/attempt';
import { CONSENT_KEYS, type CookiePreferences, NECESSARY_COOKIES } from './categories';

const ACCEPTED = 'true';

/**
 * The stored choice, or null when there is none. A choice without valid preferences allows only necessary cookies. Removes invalid
 * values, and rewrites preferences that are not exactly the four categories.
 */
export function readChoice(): CookiePreferences | null {
  try {
    const preferences = readPreferences();
    const accepted = localStorage.getItem(CONSENT_KEYS.accepted);
    if (accepted !== null && accepted !== ACCEPTED) attempt(() => remove('accepted'));
    return preferences ?? (accepted === ACCEPTED ? NECESSARY_COOKIES : null);
  } catch (error) {
    logLoadError(error);
    return null;
  }
}

/**
 * Stores a choice for later visits and other tabs.
 *
 * @returns false when the browser could not store it. Then an earlier choice is removed too: the next visit asks again, and allows
 * only necessary cookies until then.
 */
export function writeChoice(preferences: CookiePreferences): boolean {
  const stored = attempt(() => {
    localStorage.setItem(CONSENT_KEYS.preferences, JSON.stringify(preferences));
    localStorage.setItem(CONSENT_KEYS.accepted, ACCEPTED);
    return true;
  });
  if (!stored) {
    attempt(() => remove('preferences'));
    attempt(() => remove('accepted'));
  }
  return stored ?? false;
}

/** Exactly the four categories, with the necessary one always true. */
export function normalizePreferences({
  functioneel,
  analytisch,
  marketing,
}: CookiePreferences): CookiePreferences {
  return { noodzakelijk: true, functioneel, analytisch, marketing };
}

function readPreferences(): CookiePreferences | null {
  const text = localStorage.getItem(CONSENT_KEYS.preferences);
  if (text === null) return null;
  try {
    const preferences = normalizePreferences(asPreferences(JSON.parse(text)));
    const whole = JSON.stringify(preferences);
    if (whole !== text) attempt(() => localStorage.setItem(CONSENT_KEYS.preferences, whole));
    return preferences;
  } catch (error) {
    logLoadError(error);
    attempt(() => remove('preferences'));
    return null;
  }
}

/** @throws when an optional category is not a boolean. */
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

function logLoadError(error: unknown): void {
  console.error('Fout bij het laden van cookie-instellingen', error);
}
