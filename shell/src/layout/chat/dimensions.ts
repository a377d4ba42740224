import { bottomEdge, windowHeight } from '@site/kit';

/** Diameter of the button that opens the chat, in px: on a phone, and from tablet width up. */
export const BUTTON_SIZE = { phone: 48, tablet: 60 } as const;

/** Space between the button and the edges of the window, in px. */
export const MARGIN = 16;

/** Width of the open chat from tablet width up, in px. On a phone it is as wide as the window. */
export const PANEL_WIDTH = 380;

/**
 * Height of the open chat, as a CSS length. On a phone the top third of the page stays visible. It is never lower than its close
 * button.
 */
export const panelHeight = {
  phone: `min(${windowHeight(66)}, max(${windowHeight(100)} - ${bottomEdge} - 120px, 88px))`,
  tablet: `min(560px, max(${windowHeight(100)} - ${bottomEdge} - ${2 * MARGIN}px, 88px))`,
} as const;
