import type { Navigation, ShownPage } from './navigation';

/** Calls a listener whenever another page is shown. A page that only changes its own address is still the same. */
export function onOtherPage(
  navigation: Pick<Navigation, 'state' | 'listen'>,
  listener: (shown: ShownPage) => void,
): void {
  let { pathname } = navigation.state.shown.location;
  navigation.listen(() => {
    const { shown } = navigation.state;
    if (shown.location.pathname === pathname) return;
    pathname = shown.location.pathname;
    listener(shown);
  });
}
