const OVERRIDES_KEY = 'release-overrides';
const VIEW_KEY = 'team-tools';

/** What of the tools is open. */
export interface View {
  outlines: boolean;
  releases: boolean;
}

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

/** What was open in this tab before it was loaded again. */
export function keptView(): View {
  const { outlines, releases } = read(VIEW_KEY);
  return { outlines: outlines === true, releases: releases === true };
}

export function keepView(view: View): void {
  write(VIEW_KEY, view.outlines || view.releases ? view : null);
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
