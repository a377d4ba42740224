import { Layout } from '../layout/layout';
import { NavigationProgress } from '../layout/navigation-progress';
import { HeadSync } from './head-sync';

/** The root route: everything around a page. `HeadSync` comes first: `Layout` announces the title of the new page. */
export function Site() {
  return (
    <>
      <HeadSync />
      <NavigationProgress />
      <Layout />
    </>
  );
}
