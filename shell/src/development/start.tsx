import { createRoot } from 'react-dom/client';
import type { Boot } from '../document/boot';
import { OutlinesButton } from './outlines-button';

/** In development: shows on request what each team owns. */
export function startDevelopment(boot: Boot): void {
  // Not in an iframe, as in the gallery of the kit: the page around it does.
  if (window !== window.top) return;
  const place = document.createElement('div');
  place.lang = 'en';
  document.body.append(place);
  createRoot(place).render(<OutlinesButton composition={boot.composition} shellVersion={boot.shell} />);
}
