import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds fault with on the page as it is now, frames included: each rule, and where. A frame is a window of its own:
 * its landmarks need names that differ among themselves, not from those of the page around it.
 *
 * @param only.part the only part that is looked at, for pages of which the rest is the same as of others
 * @param only.without what is left out of it, for the same reason
 */
export async function faults(page: Page, only: { part?: string; without?: string } = {}): Promise<string[]> {
  const builder = new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // Twice as fast: axe runs in the page alone. The other mode is for frames of other sites.
    .setLegacyMode();
  if (only.part) builder.include(only.part);
  if (only.without) builder.exclude(only.without);
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) => {
    const counted = id === 'landmark-unique' ? nodes.filter(hasNamesakeInItsWindow) : nodes;
    return counted.length > 0 ? [`${id}: ${counted.map(({ target }) => target).join(', ')}`] : [];
  });
}

type Node = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]['nodes'][number];

/** A target names the frames on the way to its element. */
function hasNamesakeInItsWindow({ target, any }: Node): boolean {
  const frames = JSON.stringify(target.slice(0, -1));
  return any
    .flatMap(({ relatedNodes }) => relatedNodes ?? [])
    .some((related) => JSON.stringify(related.target.slice(0, -1)) === frames);
}
