import { type RefObject, useLayoutEffect } from 'react';

/**
 * How much of the bottom of the window is taken by an element that is fixed there, as a CSS length: 0 px, or the height of the cookie
 * banner while it is open. Other elements at the bottom are placed above it. For elements that use `useFixed`, and what is in them.
 */
export const bottomEdge = 'var(--bottom-edge, 0px)';

/**
 * How far from the bottom of the window something can be covered, as a CSS length, including space for the focus ring: the end of the
 * page can be scrolled above it. For elements with the attribute `data-bottom-clear`.
 */
export const bottomClear = 'var(--bottom-clear, 0px)';

/** The edge of the window where an element is fixed. */
type Edge = 'top' | 'bottom';

/** What else `useFixed` is told of an element. */
interface FixedOptions {
  /** Other elements at the bottom are placed above it, by `bottomEdge`. */
  reservesBottom?: boolean | undefined;
  /** Called when a control gets the focus that is under it even so: right below the header of a page that is not scrolled. */
  onFocusUnder?: (() => void) | undefined;
}

/** Space between a focused control and a fixed element, in px. */
const ROOM = 16;

const shown = new Map<HTMLElement, FixedOptions & { edge: Edge }>();
let observer: ResizeObserver | undefined;

/**
 * Declares that an element stays at an edge of the window while the page scrolls under it (`position` is `fixed` or `sticky`). A control
 * that gets the focus is scrolled clear of it, as WCAG 2.4.11 asks, and the end of the page can be too.
 *
 * @param edge null while the element is not shown
 */
export function useFixed(
  element: RefObject<HTMLElement | null>,
  edge: Edge | null,
  { reservesBottom, onFocusUnder }: FixedOptions = {},
): void {
  useLayoutEffect(() => {
    if (edge && element.current) return add(element.current, { edge, reservesBottom, onFocusUnder });
  }, [element, edge, reservesBottom, onFocusUnder]);
}

function add(element: HTMLElement, options: FixedOptions & { edge: Edge }): () => void {
  if (shown.size === 0) document.addEventListener('focusin', onFocus);
  // It also reports the first size, once the browser has laid out the page.
  observer ??= new ResizeObserver(update);
  shown.set(element, options);
  observer.observe(element);
  return () => {
    shown.delete(element);
    observer?.unobserve(element);
    if (shown.size === 0) document.removeEventListener('focusin', onFocus);
    update();
  };
}

/** Sets the lengths, on the elements that use them: on the whole page they would make the browser compute the style of everything. */
function update(): void {
  const heightsAt = (edge: Edge, among = [...shown]) =>
    among.filter(([, options]) => options.edge === edge).map(([element]) => heightAt(edge, element));
  const reserving = [...shown].filter(([, { reservesBottom }]) => reservesBottom);
  const reserved = Math.max(0, ...heightsAt('bottom', reserving));
  for (const element of shown.keys()) setLength(element, '--bottom-edge', reserved);
  const bottom = Math.max(0, ...heightsAt('bottom'));
  for (const element of document.querySelectorAll<HTMLElement>('[data-bottom-clear]')) {
    setLength(element, '--bottom-clear', bottom && bottom + ROOM);
  }
  // What is at the top is one below the other.
  const top = heightsAt('top').reduce((sum, height) => sum + height, 0);
  setLength(document.documentElement, 'scroll-padding-bottom', bottom && bottom + ROOM);
  setLength(document.documentElement, 'scroll-padding-top', top && top + ROOM);
  scrollFocusClear();
}

/** How much of an edge of the window the element takes, in px: with its distance to the edge, and nothing where it scrolls away. */
function heightAt(edge: Edge, element: HTMLElement): number {
  const style = getComputedStyle(element);
  if (element.offsetHeight === 0 || style.position === 'static') return 0;
  return Math.ceil(element.offsetHeight + (Number.parseFloat(style[edge]) || 0));
}

function setLength({ style }: HTMLElement, name: string, length: number): void {
  if (length > 0) style.setProperty(name, `${length}px`);
  else style.removeProperty(name);
}

function onFocus(): void {
  scrollFocusClear();
  for (const [element, { onFocusUnder }] of shown) if (coversFocus(element)) onFocusUnder?.();
}

/** Scrolls the focused control to where nothing covers it: also what appeared, or grew, after it got the focus. */
function scrollFocusClear(): void {
  if (![...shown.keys()].some(coversFocus)) return;
  document.activeElement?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
}

/** A heading that has the focus after a navigation does not count. */
function coversFocus(element: HTMLElement): boolean {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused.tabIndex < 0) return false;
  // What is itself fixed does not scroll.
  if ([...shown.keys()].some((one) => one.contains(focused))) return false;
  const [own, other] = [element.getBoundingClientRect(), focused.getBoundingClientRect()];
  return own.left < other.right && own.right > other.left && own.top < other.bottom && own.bottom > other.top;
}
