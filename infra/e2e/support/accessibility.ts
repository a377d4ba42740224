import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe reports on the current page and its frames: each violated rule with its elements. Landmark names must be unique
 * within a frame only, not across frames.
 *
 * @param scope.include CSS selector of what is checked; default: the whole page
 * @param scope.exclude CSS selector of what is not checked
 */
export async function accessibilityViolations(
  page: Page,
  scope: { include?: string; exclude?: string } = {},
): Promise<string[]> {
  await page.evaluate(finishTransitions);
  const builder = new AxeBuilder({ page })
    // The elements that pass are not described one by one, which takes longer than the checks.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // Twice as fast. The other mode is only needed for frames of other sites.
    .setLegacyMode();
  if (scope.include) builder.include(scope.include);
  if (scope.exclude) builder.exclude(scope.exclude);
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) => {
    const counted = id === 'landmark-unique' ? nodes.filter(hasSameNameInItsFrame) : nodes;
    return counted.length > 0 ? [`${id}: ${counted.map(({ target }) => target).join(', ')}`] : [];
  });
}

/** Ends short animations: halfway through one, a text has another contrast than before and after. */
function finishTransitions(): void {
  for (const animation of document.getAnimations()) {
    if (Number(animation.effect?.getComputedTiming().endTime) < 1000) animation.finish();
  }
}

type Node = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]['nodes'][number];

/** A target starts with the selectors of the frames around its element. */
function hasSameNameInItsFrame({ target, any }: Node): boolean {
  const frames = JSON.stringify(target.slice(0, -1));
  return any
    .flatMap(({ relatedNodes }) => relatedNodes ?? [])
    .some((related) => JSON.stringify(related.target.slice(0, -1)) === frames);
}
