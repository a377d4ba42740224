/**
 * How much of the window's bottom belongs to what is fixed there, as a CSS length: 0 px, or the height of the cookie banner
 * while it is open. What else floats at the bottom stands above it.
 */
export const bottomEdge = 'var(--bottom-edge, 0px)';

/**
 * How far from the bottom of the window something can be covered, as a CSS length, with room for the ring of the focus. What gets the
 * focus is scrolled above it, and so can be what stands at the end of the page.
 */
export const bottomClear = 'var(--bottom-clear, 0px)';

/**
 * How far what floats in the bottom right corner reaches from the right, as a CSS length: 0 px, or the width of the chat. Where there
 * is room, messages appear beside it.
 */
export const cornerEdge = 'var(--corner-edge, 0px)';
