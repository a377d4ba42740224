import { GlobalStyle } from '@site/kit';
import { PageBoundary, SiteBoundary } from '@site/platform/browser/navigation';
import { HeadSync } from './head-sync';
import { Layout } from './layout';
import { NavigationProgress } from './navigation-progress';
import { PageSlot } from './page-slot';

/** Everything that is hydrated. `HeadSync` comes before `Layout`, which announces the title of the page. */
export function Site() {
  return (
    <>
      <GlobalStyle />
      <SiteBoundary>
        <HeadSync />
        <NavigationProgress />
        <Layout>
          <PageBoundary>
            <PageSlot />
          </PageBoundary>
        </Layout>
      </SiteBoundary>
    </>
  );
}
