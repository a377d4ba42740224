import { CHANGES_PATH } from '@site/platform/protocol/page';
import { createRoot } from 'react-dom/client';
import type { Boot } from '../document/boot';
import { OutlinesButton } from './outlines-button';

/** In development: reloads the page when another release is live, and shows on request what each team owns. */
export function startDevelopment(boot: Boot): void {
  // Not in an iframe, as in the gallery of the kit: the page around it does both.
  if (window !== window.top) return;
  const rendered = `${boot.liveId} ${boot.shell}`;
  new EventSource(CHANGES_PATH).addEventListener('message', ({ data }) => {
    if (data !== rendered) location.reload();
  });
  const place = document.createElement('div');
  place.lang = 'en';
  document.body.append(place);
  createRoot(place).render(<OutlinesButton composition={boot.composition} shellVersion={boot.shell} />);
}
