import type { Page } from '@playwright/test';

/** Records every animation and transition that starts in the documents of a page from now on. */
export async function recordMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const note = (event: Event) => {
      const { type, target } = event;
      const what = (event as AnimationEvent).animationName ?? (event as TransitionEvent).propertyName;
      const { tagName, textContent } = target as Element;
      moved.push(`${type}: ${what} of ${tagName} ${textContent?.slice(0, 30)}`);
    };
    for (const type of ['animationstart', 'transitionrun']) document.addEventListener(type, note, true);
  });
}

/** What was recorded, with its element, and what still moves. */
export function recordedMotion(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...(window as unknown as { moved: string[] }).moved,
    ...document.getAnimations().map((animation) => `still running: ${animation.id || animation.playState}`),
  ]);
}
