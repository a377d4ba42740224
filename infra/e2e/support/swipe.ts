import type { Locator, Page } from '@playwright/test';

/** Drags an element to the right over this many pixels with a finger, and releases it. */
export async function swipeRight(page: Page, target: Locator, distance: number): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to drag.');
  const from = { x: box.x + 60, y: box.y + box.height / 2 };
  const stops = [10, distance / 2, distance].map((moved) => ({ x: from.x + moved, y: from.y }));
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  for (const stop of stops) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [stop] });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
}
