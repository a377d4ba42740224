/** What the components of a site know of its navigation, on the server too. */
export { PageBoundary, SiteBoundary } from './boundaries';
export type { NavigationState, ShownPage } from './navigation';
export { NavigationProvider, useSiteNavigation } from './navigation-context';
