import { type Composition, remoteOf } from '@site/platform/protocol/page';
import type { LoadPage } from '../app/page-routes';

/** Loads a page when its link is about to be used: under the pointer, under a finger, or focused. */
export function prefetchOnIntent(composition: Composition, loadPage: LoadPage): void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
    const remote = remoteOf(composition, link.pathname);
    // A failure is shown when the link is followed.
    if (remote) loadPage(remote, link.pathname).catch(() => {});
  };
  for (const event of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(event, prefetch, { passive: true });
  }
}
