/**
 * Shows a screen that replaces another one within a page: scrolls to its top and focuses its heading, the `h1` or else the first `h2`. It
 * scrolls instantly: with `scroll-behavior: smooth`, the scrolling of `focus()` can be lost while the page changes its height.
 */
export function enterScreen(screen: Element | null): void {
  const heading = screen?.querySelector('h1') ?? screen?.querySelector('h2');
  screen?.scrollIntoView({ block: 'start', behavior: 'instant' });
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
