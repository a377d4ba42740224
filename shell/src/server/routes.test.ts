/** @jest-environment node */
import { findRoutes } from '@site/platform/test-browser';
import { compose } from '../../../infra/platform/src/host/composition/renderable-composition';
import { resolve, urlOf } from '../../../infra/platform/src/host/server/resolve';
import { ownRoutes } from '../routes/routes';
import { OWN_PAGES } from './own-pages';

const page = (path: string, query: readonly string[] = []) => ({ path, query, personal: false, chunks: [] });
const one = { release: { name: 'mfe-one', version: '1', pages: [page('/faq'), page('/klant')] } };
const two = { release: { name: 'mfe-two', version: '1', pages: [page('/search', ['q'])] } };
const releases = new Map([one, two].map((loaded) => [loaded.release.name, loaded as never]));
const known = compose(releases, [...releases.keys(), 'mfe-gone'], { 'mfe-gone': ['/contact'] });
const shell = { release: { version: '9' } as never, entry: { scripts: [], lazy: {} } };

test.each([
  ['/faq', '/faq'],
  ['/search?q=1', '/search'],
  ['/klant', '/klant'],
  ['/contact', '/contact'],
  ['/error/400', '/error/400'],
  ['/Error/400', '*'],
  ['/error/404', '*'],
  ['/bestaat-niet', '*'],
  ['/bestaat-niet.', '*'],
  ['/a%2Ffaq', '*'],
])('the server finds the page for %s that the browser finds', (address, path) => {
  const source = {
    loadPage: () => Promise.reject(new Error()),
    loadSitePages: async () => [],
    shellVersion: '9',
    own: ownRoutes,
  };
  expect(resolve(address, known, shell, OWN_PAGES)).toMatchObject({ path });
  expect(findRoutes(known.composition, source)(urlOf(address).pathname)).toMatchObject({ path });
});
