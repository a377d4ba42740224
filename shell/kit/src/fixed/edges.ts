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
