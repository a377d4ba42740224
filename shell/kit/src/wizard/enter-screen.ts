/**
 * Shows a screen that takes the place of another one within a page: from its top, with the focus on its heading. It scrolls at once:
 * under `scroll-behavior: smooth`, the scrolling that `focus()` does by itself can be lost while the page changes its height.
 */
export function enterScreen(screen: Element | null, heading: HTMLElement | null): void {
  screen?.scrollIntoView({ block: 'start', behavior: 'instant' });
  heading?.focus({ preventScroll: true });
}
