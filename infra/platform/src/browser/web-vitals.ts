import { type CLSMetric, type INPMetric, type LCPMetric, onCLS, onINP, onLCP } from 'web-vitals';
import { VITALS_PATH } from '../protocol/addresses';
import type { Vital, VitalsReport } from '../protocol/vitals';
import type { Navigation, ShownPage } from './navigation/navigation';
import { onOtherPage } from './navigation/other-page';
import { sendReport } from './send-report';

type MeasuredPage = Pick<Vital, 'remote' | 'version' | 'path'>;

type Metric = LCPMetric | INPMetric | CLSMetric;

/**
 * Measures LCP, INP and CLS of this visit, and sends each of them once, when the tab is hidden for the first time after it has a value:
 * nothing later is sure to run. LCP and CLS are those of the page that was loaded from the server, also when it comes back from the
 * browser's cache of whole pages; INP belongs to the page on which the slow interaction began.
 *
 * @param navigation still at the first page
 */
export function measureVitals(navigation: Navigation): void {
  /** The pages that were shown, the last one first, and since when: in ms since the page load. */
  const pages: { page: MeasuredPage | undefined; since: number }[] = [];
  const add = ({ owner, path }: ShownPage, since: number) =>
    pages.unshift({ page: owner && { ...owner, path }, since });
  add(navigation.state.shown, 0);
  onOtherPage(navigation, (shown) => add(shown, performance.now()));
  /** The same object as long as the same page is shown. */
  const pageAt = (moment: number) => pages.find(({ since }) => since <= moment)?.page;
  const device = matchMedia('(pointer: coarse)').matches ? 'mobile' : 'desktop';
  /** By the id of the measurement: a page that comes back is measured anew. */
  const measured = new Map<string, Vital>();
  const sent = new Set<string>();
  const keep = ({ id, name, value }: Metric, page: MeasuredPage | undefined) => {
    if (page && !sent.has(id))
      measured.set(id, { name, value: name === 'CLS' ? value : value / 1000, ...page });
  };
  // What is measured so far, because a tab can be hidden at any moment.
  const options = { reportAllChanges: true };
  onLCP((metric) => keep(metric, pageAt(metric.navigationStartTime ?? 0)), options);
  onCLS((metric) => {
    const page = pageAt(metric.navigationStartTime ?? 0);
    const last = metric.entries[metric.entries.length - 1];
    // A shift after a navigation without a page load is not of this page.
    if (!last || pageAt(last.startTime) === page) keep(metric, page);
  }, options);
  onINP((metric) => keep(metric, pageAt(metric.entries[0]?.startTime ?? performance.now())), options);

  // On the way up from the document: after the library, which listens on the way down.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || measured.size === 0) return;
    const report: VitalsReport = { device, vitals: [...measured.values()] };
    sendReport(VITALS_PATH, report);
    for (const id of measured.keys()) sent.add(id);
    measured.clear();
  });
}
