/**
 * How much of the bottom of the window is taken by a fixed element, as a CSS length: 0 px, or the height of the cookie banner
 * while it is open. Other elements that float at the bottom are placed above it. For elements registered by `useFloating`, and what is in
 * them.
 */
export const bottomEdge = 'var(--bottom-edge, 0px)';

/**
 * How far from the bottom of the window something can be covered, as a CSS length, including space for the focus ring. A focused
 * control is scrolled above it, and the end of the page can be too. For elements with the attribute `data-bottom-clear`.
 */
export const bottomClear = 'var(--bottom-clear, 0px)';

/**
 * How far elements in the bottom right corner reach from the right, as a CSS length: 0 px, or the width of the chat. Messages appear
 * next to them where there is space. For elements registered by `useFloating`.
 */
export const cornerEdge = 'var(--corner-edge, 0px)';
