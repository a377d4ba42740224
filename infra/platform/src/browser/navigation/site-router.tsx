import { type ReactNode, startTransition, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Router } from 'react-router-dom';
import type { Navigation } from './navigation';
import { type NavigationOfSite, NavigationProvider } from './navigation-context';

/**
 * Renders the site at the address of the navigation, and again after each change. The server renders the first page with a router that
 * stands still (`renderPage`).
 */
export function SiteRouter({
  navigation,
  onMount,
  renderFailure,
  pageLeft,
  children,
}: Pick<NavigationOfSite, 'renderFailure' | 'pageLeft'> & {
  navigation: Navigation;
  /** Called once, when the first render is shown, with what its effects have changed. */
  onMount?: () => void;
  children: ReactNode;
}) {
  const [state, setState] = useState(navigation.state);

  useEffect(() => {
    const update = () => {
      const next = navigation.state;
      // A page may be much to render: what the visitor does meanwhile comes first.
      if (next.pending) setState(next);
      else startTransition(() => setState(next));
    };
    update();
    const unlisten = navigation.listen(update);
    const stop = navigation.start();
    return () => {
      unlisten();
      stop();
    };
  }, [navigation]);

  const mounted = useEffectEvent(() => onMount?.());
  useEffect(() => {
    // React renders what layout effects have set, such as a value that was typed before, only after the effects of the first render.
    queueMicrotask(() => mounted());
  }, []);

  const value = useMemo(
    () => ({ ...state, retry: () => navigation.retry(), renderFailure, pageLeft }),
    [state, navigation, renderFailure, pageLeft],
  );
  const { location, type } = state.shown;
  return (
    <Router location={location} navigationType={type} navigator={navigation}>
      <NavigationProvider value={value}>{children}</NavigationProvider>
    </Router>
  );
}
