import { tabStorage } from '@site/kit';

const OVERRIDES_KEY = 'release-overrides';
const OUTLINES_KEY = 'team-outlines';

/** The releases that this tab asks for instead of the live ones: versions by remote. Something unreadable is removed. */
export function keptOverrides(): Record<string, string> {
  const kept = tabStorage.readObject(OVERRIDES_KEY) ?? {};
  if (Object.values(kept).every((version) => typeof version === 'string')) {
    return kept as Record<string, string>;
  }
  tabStorage.remove(OVERRIDES_KEY);
  return {};
}

/** Keeps them for this tab; none: the tab is back to live. */
export function keepOverrides(overrides: Readonly<Record<string, string>>): void {
  if (Object.keys(overrides).length > 0) tabStorage.write(OVERRIDES_KEY, overrides);
  else tabStorage.remove(OVERRIDES_KEY);
}

/** Are the outlines shown in this tab? */
export function keptOutlines(): boolean {
  return tabStorage.readObject(OUTLINES_KEY)?.shown === true;
}

export function keepOutlines(shown: boolean): void {
  if (shown) tabStorage.write(OUTLINES_KEY, { shown });
  else tabStorage.remove(OUTLINES_KEY);
}
