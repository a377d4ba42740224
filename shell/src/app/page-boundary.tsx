import { Component, type ReactNode } from 'react';
import type { ShownPage } from '../routing/navigation';

interface Props {
  shown: ShownPage;
  /** What is shown instead of the children. */
  renderFailure: ((error: unknown) => ReactNode) | undefined;
  children: ReactNode;
}

interface State {
  shown: ShownPage;
  failed: boolean;
  error?: unknown;
}

/** Shows a failure instead of what throws while it renders, until the next navigation. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { shown: this.props.shown, failed: false };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: true, error };
  }

  static getDerivedStateFromProps({ shown }: Props, state: State): State | null {
    return shown === state.shown ? null : { shown, failed: false };
  }

  override render(): ReactNode {
    const { renderFailure, children } = this.props;
    return this.state.failed ? renderFailure?.(this.state.error) : children;
  }
}
