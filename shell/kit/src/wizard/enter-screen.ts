/**
 * Shows a screen that replaces another one within a page: scrolls to its top and focuses its heading. It scrolls instantly: with
 * `scroll-behavior: smooth`, the scrolling of `focus()` can be lost while the page changes its height.
 */
export function enterScreen(screen: Element | null, heading: HTMLElement | null): void {
  screen?.scrollIntoView({ block: 'start', behavior: 'instant' });
  heading?.focus({ preventScroll: true });
}
