import { Component, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import type { ShownPage } from './navigation';
import { useSiteNavigation } from './navigation-context';

/** Around everything that the site shows. Acts when a page was left, before other effects of what is in it. */
export function SiteBoundary({ children }: { children: ReactNode }) {
  const { shown, renderFailure } = useSiteNavigation();
  return (
    <Boundary shown={shown} renderFailure={(error) => renderFailure?.(error)}>
      <OnPageLeft />
      {children}
    </Boundary>
  );
}

export function PageBoundary({ children }: { children: ReactNode }) {
  const { shown, renderFailure } = useSiteNavigation();
  return (
    <Boundary shown={shown} renderFailure={(error) => renderFailure?.(error, shown.owner)}>
      {children}
    </Boundary>
  );
}

interface BoundaryProps {
  shown: ShownPage;
  /** What is shown instead of the children. */
  renderFailure: (error: unknown) => ReactNode;
  children: ReactNode;
}

interface BoundaryState {
  shown: ShownPage;
  failed: boolean;
  error?: unknown;
}

/** Shows a failure instead of what throws while it renders, until the next navigation. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { shown: this.props.shown, failed: false };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failed: true, error };
  }

  static getDerivedStateFromProps({ shown }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return shown === state.shown ? null : { shown, failed: false };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.renderFailure(this.state.error) : this.props.children;
  }
}

/**
 * Compares twice what pages share. What the previous page still undoes is only in the first result, what the layout effects of the next
 * page change only in the second: what is in both was left behind. React runs both effects in the order of the tree.
 */
function OnPageLeft() {
  const { shown, pageLeft } = useSiteNavigation();
  const last = useRef(shown);
  const differences = useRef<string[]>([]);
  useLayoutEffect(() => {
    const isOther = last.current.location.pathname !== shown.location.pathname;
    differences.current = (isOther && pageLeft?.read()) || [];
  }, [shown, pageLeft]);
  useEffect(() => {
    const before = last.current;
    last.current = shown;
    if (!pageLeft || differences.current.length === 0) return;
    const still = pageLeft.read();
    pageLeft.act(
      before,
      differences.current.filter((difference) => still.includes(difference)),
    );
  }, [shown, pageLeft]);
  return null;
}
