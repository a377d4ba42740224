import type { ComponentType, ReactNode } from 'react';
import {
  UNSAFE_createMemoryHistory as createMemoryHistory,
  UNSAFE_LocationContext as LocationContext,
  useLocation,
  useNavigationType,
} from 'react-router-dom';
import type { LoadedPage } from '../protocol/loaded-page';
import { Navigation, type ShownPage } from './navigation/navigation';
import { NavigationProvider, useSiteNavigation } from './navigation/navigation-context';
import { SiteRouter } from './navigation/site-router';

export { findRoutes } from './loading/routes';
export { removeLoadNotice, showLoadNotice } from './page-start/load-notice-element';

interface TestPage extends LoadedPage {
  Component: ComponentType;
}

/** How a test loads a page, at once or later. */
type TestPages = Record<string, () => ComponentType | Promise<ComponentType>>;

const owner = { remote: 'mfe-test', version: '1' };

const loaded = (Component: ComponentType): TestPage => ({ Component, status: 200, personal: false });

const Nothing = () => null;

/** The navigation of a site with these pages, of which the first one has been loaded. */
export function navigationOf(pages: TestPages, path = '/'): Navigation {
  const history = createMemoryHistory({ initialEntries: [path] });
  const { pathname } = history.location;
  const load = (name: string) => {
    const page = pages[name]?.() ?? Nothing;
    return page instanceof Promise ? page.then(loaded) : loaded(page);
  };
  const find = (name: string) => ({ path: name, owner, load: () => load(name) });
  const page = load(pathname);
  if (page instanceof Promise) throw new Error('The first page of a test is in memory.');
  return new Navigation(history, find, { path: pathname, owner, page });
}

/** The content of the page that is shown. */
export function ShownContent() {
  const { page, error } = useSiteNavigation<TestPage>().shown;
  if (!page) throw error;
  return <page.Component />;
}

/** Renders at the address of the navigation, also inside another router. */
export function TestSite({ navigation, children }: { navigation: Navigation; children: ReactNode }) {
  return (
    <LocationContext value={null as never}>
      <SiteRouter navigation={navigation}>{children}</SiteRouter>
    </LocationContext>
  );
}

/** Shows the location of the router around it as a page of the site, for components that only want to know where they are. */
export function NavigationOfRouter({ children }: { children: ReactNode }) {
  const location = useLocation();
  const shown: ShownPage = {
    location,
    type: useNavigationType(),
    path: location.pathname,
    preventsScrollReset: false,
  };
  return (
    <NavigationProvider value={{ shown, pending: null, retry: () => {} }}>{children}</NavigationProvider>
  );
}
