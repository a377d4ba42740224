import { type ReactNode, useEffect, useRef } from 'react';
import { Layout } from '../layout/layout';
import { NavigationProgress } from '../layout/navigation-progress';
import type { ShownPage } from '../routing/navigation';
import { useSiteNavigation } from '../routing/navigation-context';
import { HeadSync } from './head-sync';
import { PageBoundary } from './page-boundary';
import type { PageOwner } from './page-routes';
import { PageSlot } from './page-slot';

interface SiteProps {
  /** In the browser: what is shown instead of what fails, a page or everything. Without an owner the shell itself failed. */
  renderFailure?: (error: unknown, owner?: PageOwner) => ReactNode;
  /** Called with what was shown before, when nothing of it is left and no effect of the next page has run. */
  onLeft?: ((before: ShownPage) => void) | undefined;
}

/** Everything that is hydrated. The effects of `PageLeft` run first; `HeadSync` comes before `Layout`, which announces the title of the page. */
export function Site({ renderFailure, onLeft }: SiteProps) {
  const { shown } = useSiteNavigation();
  return (
    <PageBoundary shown={shown} renderFailure={renderFailure}>
      {onLeft && <PageLeft onLeft={onLeft} />}
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

/** React runs the effects of what it removes before those of what it adds, and of these in the order of the tree. */
function PageLeft({ onLeft }: { onLeft: (before: ShownPage) => void }) {
  const { shown } = useSiteNavigation();
  const last = useRef(shown);
  useEffect(() => {
    const before = last.current;
    last.current = shown;
    if (before.location.pathname !== shown.location.pathname) onLeft(before);
  }, [shown, onLeft]);
  return null;
}
