import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { PREVIEW_PARAMETER } from '../protocol/names';
import type { PreviewGrant } from '../protocol/preview-link';
import { PREVIEW_KEY, read, remove, write } from './tab-storage';

export interface PreviewBarProps {
  preview: PreviewGrant;
  /** Called when the visitor leaves for the live page. */
  onEnd: () => void;
}

/**
 * Keeps a preview for this tab: a page that is loaded without it is requested again with it, until the preview ends. What signs a link does
 * not stay in the address of the tab, where others could read it.
 *
 * @param preview what this page shows; undefined for a page that is live
 * @returns `leaving` when the tab is navigating to the same address with its preview
 */
export function startPreview(
  preview: PreviewGrant | undefined,
  loadBar: () => Promise<ComponentType<PreviewBarProps>>,
): 'staying' | 'leaving' {
  const address = new URL(location.href);
  const token = address.searchParams.get(PREVIEW_PARAMETER);
  if (preview) {
    const store = () => write(PREVIEW_KEY, { token, until: preview.until });
    store();
    // Logging out empties the storage of the tab.
    addEventListener('pagehide', store);
    address.searchParams.delete(PREVIEW_PARAMETER);
    history.replaceState(history.state, '', address);
    // Not in an iframe, as in the gallery of the kit: the page around it has the bar.
    if (window !== window.top) return 'staying';
    const place = document.createElement('div');
    document.body.prepend(place);
    const onEnd = () => removeEventListener('pagehide', store);
    loadBar().then((Bar) => createRoot(place).render(<Bar preview={preview} onEnd={onEnd} />), console.error);
    return 'staying';
  }
  const kept: { token?: unknown; until?: unknown } = Object(read(PREVIEW_KEY));
  const isOver = typeof kept.until !== 'number' || kept.until <= Date.now() || typeof kept.token !== 'string';
  // With one in the address the page would show it, if this site did.
  if (token !== null || isOver) {
    remove(PREVIEW_KEY);
    address.searchParams.delete(PREVIEW_PARAMETER);
    if (token !== null) history.replaceState(history.state, '', address);
    return 'staying';
  }
  address.searchParams.set(PREVIEW_PARAMETER, kept.token as string);
  location.replace(address);
  return 'leaving';
}
