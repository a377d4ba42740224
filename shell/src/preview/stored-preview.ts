import { tabStorage } from '@site/kit';

/** The key in the storage of the tab. */
export const PREVIEW_KEY = 'preview';

/** Has this tab opened a preview before, which may still work? */
export function hasStoredPreview(): boolean {
  return tabStorage.readObject(PREVIEW_KEY) !== null;
}
