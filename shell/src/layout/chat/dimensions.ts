import { bottomEdge, windowHeight } from '@site/kit';

/** Diameter of the button that opens the chat, in px. */
export const BUTTON_SIZE = 60;

/** Space between the button and the edges of the window, in px. */
export const MARGIN = 16;

/** The widest content of a page, in px: that of `Container`. */
const CONTENT_WIDTH = 1200;

/** The narrowest window whose margin beside the content has room for the button, so that it never covers text, in px. */
const ROOMY = CONTENT_WIDTH + 2 * (BUTTON_SIZE + 2 * MARGIN);

/** Media queries: `free` where the margin has room for the button, `tight` where it does not. */
export const margin = {
  free: `@media (min-width: ${ROOMY}px)`,
  tight: `@media (max-width: ${ROOMY - 0.02}px)`,
} as const;

/** Width of the open chat from tablet width up, in px. On a phone it is as wide as the window. */
export const PANEL_WIDTH = 380;

/**
 * Height of the open chat, as a CSS length. On a phone the top third of the page stays visible. It is never lower than its close
 * button.
 */
export const panelHeight = {
  phone: `min(${windowHeight(66)}, max(${windowHeight(100)} - ${bottomEdge} - 7.5rem, 5.5rem))`,
  tablet: `min(35rem, max(${windowHeight(100)} - ${bottomEdge} - ${2 * MARGIN}px, 5.5rem))`,
} as const;
