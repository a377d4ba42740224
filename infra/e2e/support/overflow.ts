import type { Frame } from '@playwright/test';

/** How much wider than its window a document is, in px. A phone shows one that is too wide at another scale: its `innerWidth` fits. */
export function overflow(frame: Frame): Promise<number> {
  return frame.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}
