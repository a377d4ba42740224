import { optional } from '../browser/optional';
import type { Navigation } from '../routing/navigation';

/**
 * Measures a share of all visits. What measures is loaded only then, once the page works; when it fails to load, nothing is measured.
 *
 * @param share from 0, none, to 1, all
 * @param navigation at the first page of the visit
 */
export async function measureShareOfVisits(share: number | undefined, navigation: Navigation): Promise<void> {
  if (!share || Math.random() >= share) return;
  const { shown } = navigation.state;
  const measure = await optional(import(/* webpackChunkName: "web-vitals" */ './measure'));
  // Which page was shown meanwhile is not known otherwise.
  if (navigation.state.shown === shown) measure?.measureVitals(navigation);
}
