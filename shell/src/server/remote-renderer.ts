import type { RemoteRenderer } from '@site/platform/host/renderer';
import { indexedAddresses } from '../document/indexed-addresses';
import { loadPageFrom } from '../document/loaded-page';
import { sharedModules } from '../shared-modules/shared-modules';
import { renderPage } from './render-page';

/** How this site loads and renders the pages of remotes. */
export const REMOTE_RENDERER: RemoteRenderer = {
  renderPage,
  loadPage: loadPageFrom,
  sharedModules,
  indexedAddresses,
};
