import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type { ElementContext, RunOptions } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // The elements that pass are not described one by one, which takes longer than the checks.
  resultTypes: ['violations'],
};

/** Makes every document of a page begin with axe: compiled once, where `accessibilityViolations` alone would compile it in each. */
export async function prepareAccessibility(page: Page): Promise<void> {
  await page.addInitScript(AXE);
}

/** What is checked. */
interface Scope {
  /** CSS selector of what is checked; default: the whole page. */
  include?: string;
  /** CSS selector of what is not checked. */
  exclude?: string;
}

/**
 * What axe reports on the current page and its frames: each violated rule with its elements.
 *
 * @param options of axe, in place of those that check everything
 */
export async function accessibilityViolations(
  page: Page,
  { include = 'html', exclude }: Scope = {},
  options = OPTIONS,
): Promise<string[]> {
  await page.evaluate(finishTransitions);
  for (const frame of page.frames()) {
    if (exclude && (await isInside(frame, exclude))) continue;
    // A document has it still when it is checked again.
    if (!(await frame.evaluate('"axe" in window'))) await frame.evaluate(AXE);
  }
  const context = { include: [include], exclude: exclude ? [exclude] : [] };
  return page.evaluate(run, { context, options });
}

/** Whether the element of a frame is part of one that the selector matches. A frame that has not begun to load answers no call. */
async function isInside(frame: Frame, selector: string): Promise<boolean> {
  if (!frame.parentFrame()) return false;
  const element = await frame.frameElement();
  return element.evaluate((one, ancestor) => (one as Element).closest(ancestor) !== null, selector);
}

async function run({
  context,
  options,
}: {
  context: ElementContext;
  options: RunOptions;
}): Promise<string[]> {
  const { axe } = window as unknown as { axe: typeof import('axe-core') };
  // No rule of these reads style sheets. Selectors take a third of the time, and are needed only of what violates a rule.
  const quick = await axe.run(context, { ...options, preload: false, selectors: false });
  if (quick.violations.length === 0) return [];
  const { violations } = await axe.run(context, { ...options, preload: false });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
}

/** Ends short animations: halfway through one, a text has another contrast than before and after. */
function finishTransitions(): void {
  for (const animation of document.getAnimations()) {
    if (Number(animation.effect?.getComputedTiming().endTime) < 1000) animation.finish();
  }
}
