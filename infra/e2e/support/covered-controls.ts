import { expect, type Locator, type Page } from '@playwright/test';
import { DESKTOP } from './suite';

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

/** Elements that float over the page. */
const FLOATING =
  '[aria-label="Team tools"], aside[aria-label="Chat"], section[data-screen-only]:not(main *), [role=region][aria-label^="Meldingen"]';

/**
 * Focuses each control of the page and finds the topmost element at its position.
 *
 * @returns a sentence for each control that is fully covered, with the element that covers it.
 */
export function controlsCoveredOnFocus(page: Page, { within = 'body' }: Controls = {}): Promise<string[]> {
  return page.evaluate(
    async ({ within, CONTROLS, FLOATING }) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
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
          if (
            control.closest(`${FLOATING}, [inert]`) ||
            !control.checkVisibility({ visibilityProperty: true })
          )
            continue;
          control.focus();
          if (document.activeElement !== control) continue;
          // A floating element may need a few frames to move away.
          let problem = look(control);
          for (let tries = 0; problem && tries < 3; tries++) {
            await frame();
            problem = look(control);
          }
          if (problem) covered.push(problem);
        }
      }
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      return covered;
    },
    { within, CONTROLS, FLOATING },
  );
}

/**
 * The controls in `main` that are covered when they get the focus, on the narrowest screen and on a desktop: what is between them has the
 * layout of one of them.
 */
export async function controlsCoveredAtEachWidth(page: Page): Promise<string[]> {
  const covered: string[] = [];
  for (const size of [NARROW, DESKTOP.viewport]) {
    await page.setViewportSize(size);
    const found = await controlsCoveredOnFocus(page, { within: 'main' });
    covered.push(...found.map((control) => `at ${size.width} px ${control}`));
  }
  return covered;
}

/**
 * Scrolls through the page, without moving the focus, and finds the controls that a floating element covers.
 *
 * @param floating CSS selector of the floating element
 */
export function controlsCoveredWhileScrolling(page: Page, floating: string): Promise<string[]> {
  return page.evaluate(
    async ({ floating, CONTROLS, FLOATING }) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const covered = new Set<string>();
      const end = document.documentElement.scrollHeight - innerHeight;
      const stops = Math.ceil(end / (innerHeight * 0.8));
      for (let stop = 0; stop <= stops; stop++) {
        scrollTo({ top: (stop * end) / (stops || 1), behavior: 'instant' });
        await frame();
        await frame();
        const over = document.querySelector(floating);
        if (!over) continue;
        const box = over.getBoundingClientRect();
        for (const control of document.querySelectorAll<HTMLElement>(CONTROLS)) {
          if (control.closest(FLOATING)) continue;
          for (const { left, top, width, height } of control.getClientRects()) {
            const x = left + width / 2;
            const y = top + height / 2;
            if (x < box.left || x > box.right || y < box.top || y > box.bottom) continue;
            const [first, ...below] = document.elementsFromPoint(x, y);
            if (first && over.contains(first) && below.some((one) => control.contains(one))) {
              covered.add((control.textContent ?? '').replace(/\s+/g, ' ').slice(0, 50));
            }
          }
        }
      }
      scrollTo({ top: 0, behavior: 'instant' });
      return [...covered];
    },
    { floating, CONTROLS, FLOATING },
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
