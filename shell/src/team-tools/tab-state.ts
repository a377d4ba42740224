import { tabStorage } from '@site/kit';
import type { Overrides } from '../composition/release-parameter';

const OVERRIDES_KEY = 'release-overrides';
const OUTLINES_KEY = 'team-outlines';

/** The releases that this tab uses instead of the live ones: versions by remote. Removes an invalid value. */
export function storedOverrides(): Record<string, string> {
  const kept = tabStorage.readObject(OVERRIDES_KEY) ?? {};
  if (Object.values(kept).every((version) => typeof version === 'string')) {
    return kept as Record<string, string>;
  }
  tabStorage.remove(OVERRIDES_KEY);
  return {};
}

/** Stores the overrides of this tab; an empty record removes them. */
export function storeOverrides(overrides: Overrides): void {
  if (Object.keys(overrides).length > 0) tabStorage.write(OVERRIDES_KEY, overrides);
  else tabStorage.remove(OVERRIDES_KEY);
}

/** Are the outlines shown in this tab? */
export function storedOutlines(): boolean {
  return tabStorage.readObject(OUTLINES_KEY)?.shown === true;
}

export function storeOutlines(shown: boolean): void {
  if (shown) tabStorage.write(OUTLINES_KEY, { shown });
  else tabStorage.remove(OUTLINES_KEY);
}
