import { expect, type Locator, type Page } from '@playwright/test';

/** The narrowest screen. */
export const NARROW = { width: 320, height: 640 };

/** Which controls are checked. */
interface Controls {
  /** CSS selector of the parts of the page whose controls these are. Default: the whole page. */
  within?: string;
}

/** Controls that can be pressed or filled in. */
const CONTROLS =
  'a[href], button, input:not([type=hidden]), select:not([aria-hidden=true]), textarea, summary';

/** Elements that are fixed to the window. */
const FIXED =
  '[aria-label="Development"], aside[aria-label="Chat"], section[data-screen-only]:not(main *), [role=region][aria-label^="Meldingen"]';

/**
 * Focuses each control of the page and finds the topmost element at its position.
 *
 * @returns a sentence for each control that is fully covered, with the element that covers it.
 */
export function controlsCoveredOnFocus(page: Page, { within = 'body' }: Controls = {}): Promise<string[]> {
  return page.evaluate(
    async ({ within, CONTROLS, FIXED }) => {
      const name = (element: Element | null) =>
        element
          ? `<${element.tagName.toLowerCase()}> ${(
              element.getAttribute('aria-label') ||
              element.textContent ||
              element.getAttribute('name') ||
              ''
            )
              .replace(/\s+/g, ' ')
              .slice(0, 50)}`
          : 'nothing';
      /** The points to test: the thumb of a slider; the middle and the ends of each line of other controls. */
      const points = (element: Element) => {
        if (element instanceof HTMLInputElement && element.type === 'range') {
          const { left, top, width, height } = element.getBoundingClientRect();
          const thumb = 28;
          const at =
            (Number(element.value) - Number(element.min)) / (Number(element.max) - Number(element.min) || 1);
          return [{ x: left + thumb / 2 + at * (width - thumb), y: top + height / 2 }];
        }
        return [...element.getClientRects()].flatMap(({ left, top, width, height }) =>
          [0.5, 0.15, 0.85].flatMap((x) =>
            [0.5, 0.2, 0.8].map((y) => ({ x: left + x * width, y: top + y * height })),
          ),
        );
      };
      const look = (control: Element) => {
        const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
        const targets = [control, ...labels];
        const shown = targets
          .flatMap(points)
          .filter(({ x, y }) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
        const at = ({ x, y }: { x: number; y: number }) => document.elementFromPoint(x, y);
        const isFree = shown.some((point) => {
          const found = at(point);
          return found && targets.some((target) => target.contains(found));
        });
        return isFree ? null : `${name(control)} is under ${name(shown[0] ? at(shown[0]) : null)}`;
      };
      const covered: string[] = [];
      for (const root of document.querySelectorAll<HTMLElement>(within)) {
        for (const control of root.querySelectorAll<HTMLElement>(CONTROLS)) {
          if (control.closest(`${FIXED}, [inert]`) || !control.checkVisibility({ visibilityProperty: true }))
            continue;
          control.focus();
          if (document.activeElement !== control) continue;
          // What covers it may close, in the next frames.
          let problem = look(control);
          for (let tries = 0; problem && tries < 3; tries++) {
            await new Promise((resolve) => requestAnimationFrame(resolve));
            problem = look(control);
          }
          if (problem) covered.push(problem);
        }
      }
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      return covered;
    },
    { within, CONTROLS, FIXED },
  );
}

/** Expects that the middle of an element is not covered. Playwright's own click would scroll until it is not. */
export async function expectNotCovered(target: Locator): Promise<void> {
  await expect
    .poll(() =>
      target.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    )
    .toBe(true);
}
