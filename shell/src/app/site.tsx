import type { ReactNode } from 'react';
import { Layout } from '../layout/layout';
import { NavigationProgress } from '../layout/navigation-progress';
import { useSiteNavigation } from '../routing/navigation-context';
import { HeadSync } from './head-sync';
import { PageBoundary } from './page-boundary';
import type { PageOwner } from './page-routes';
import { PageSlot } from './page-slot';

interface SiteProps {
  /** In the browser: what is shown instead of what fails, a page or everything. Without an owner the shell itself failed. */
  renderFailure?: (error: unknown, owner?: PageOwner) => ReactNode;
}

/** Everything that is hydrated. `HeadSync` comes first: `Layout` announces the title of the new page. */
export function Site({ renderFailure }: SiteProps) {
  const { shown } = useSiteNavigation();
  return (
    <PageBoundary shown={shown} renderFailure={renderFailure}>
      <HeadSync />
      <NavigationProgress />
      <Layout>
        <PageBoundary shown={shown} renderFailure={(error) => renderFailure?.(error, shown.owner)}>
          <PageSlot />
        </PageBoundary>
      </Layout>
    </PageBoundary>
  );
}
