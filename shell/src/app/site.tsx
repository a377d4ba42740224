import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { Layout } from '../layout/layout';
import { NavigationProgress } from '../layout/navigation-progress';
import type { ShownPage } from '../routing/navigation';
import { useSiteNavigation } from '../routing/navigation-context';
import { HeadSync } from './head-sync';
import { PageBoundary } from './page-boundary';
import type { PageOwner } from './page-routes';
import { PageSlot } from './page-slot';

/** What the site does when a page was left. */
export interface PageLeft {
  /** What differs from before the page. */
  read(): string[];
  /** @param differences what still differs when nothing of the page is left */
  act(left: ShownPage, differences: readonly string[]): void;
}

interface SiteProps {
  /** In the browser: what is shown instead of what fails, a page or everything. Without an owner the shell itself failed. */
  renderFailure?: (error: unknown, owner?: PageOwner) => ReactNode;
  left?: PageLeft;
}

/** Everything that is hydrated. The effects of `OnPageLeft` run first; `HeadSync` comes before `Layout`, which announces the title of the page. */
export function Site({ renderFailure, left }: SiteProps) {
  const { shown } = useSiteNavigation();
  return (
    <PageBoundary shown={shown} renderFailure={renderFailure}>
      {left && <OnPageLeft left={left} />}
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

/**
 * Acts on what differs both before and after the effects of what was removed have been undone: the first is read before the layout effects
 * of the next page, the second before its other effects, because React runs both in the order of the tree.
 */
function OnPageLeft({ left }: { left: PageLeft }) {
  const { shown } = useSiteNavigation();
  const last = useRef(shown);
  const differences = useRef<string[]>([]);
  useLayoutEffect(() => {
    const isOther = last.current.location.pathname !== shown.location.pathname;
    differences.current = isOther ? left.read() : [];
  }, [shown, left]);
  useEffect(() => {
    const before = last.current;
    last.current = shown;
    if (differences.current.length === 0) return;
    const still = left.read();
    left.act(
      before,
      differences.current.filter((difference) => still.includes(difference)),
    );
  }, [shown, left]);
  return null;
}
