const OVERRIDES_KEY = 'release-overrides';
const OUTLINES_KEY = 'team-outlines';

/** The releases that this tab asks for instead of the live ones: versions by remote. Something unreadable is removed. */
export function keptOverrides(): Record<string, string> {
  const kept = read(OVERRIDES_KEY);
  if (Object.values(kept).every((version) => typeof version === 'string')) {
    return kept as Record<string, string>;
  }
  write(OVERRIDES_KEY, null);
  return {};
}

/** Keeps them for this tab; none: the tab is back to live. */
export function keepOverrides(overrides: Readonly<Record<string, string>>): void {
  write(OVERRIDES_KEY, Object.keys(overrides).length > 0 ? overrides : null);
}

/** Are the outlines shown in this tab? */
export function keptOutlines(): boolean {
  return read(OUTLINES_KEY).shown === true;
}

export function keepOutlines(shown: boolean): void {
  write(OUTLINES_KEY, shown ? { shown } : null);
}

function read(key: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return value as Record<string, unknown>;
    }
  } catch {
    // Removed below.
  }
  write(key, null);
  return {};
}

function write(key: string, value: object | null): void {
  try {
    if (value) sessionStorage.setItem(key, JSON.stringify(value));
    else sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked: the tools work until the next load.
  }
}
