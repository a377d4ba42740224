import { type CLSMetric, type INPMetric, type LCPMetric, onCLS, onINP, onLCP } from 'web-vitals';
import { VITALS_PATH } from '../protocol/addresses';
import type { Vital, VitalsReport } from '../protocol/vitals';
import type { Navigation, ShownPage } from './navigation/navigation';
import { sendReport } from './send-report';

type Metric = LCPMetric | INPMetric | CLSMetric;

/**
 * Measures LCP, INP and CLS of this visit, and sends each of them once, when the tab is hidden for the first time after it has a value:
 * nothing later is sure to run. LCP and CLS are those of the page that was loaded from the server, also when it comes back from the
 * browser's cache of whole pages; INP belongs to the page on which the slow interaction began.
 *
 * @param navigation still at the first page
 */
export function measureVitals(navigation: Navigation): void {
  const pages = new ShownPages(navigation);
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
  onLCP((metric) => keep(metric, pages.at(metric.navigationStartTime ?? 0)), options);
  onCLS((metric) => {
    const page = pages.at(metric.navigationStartTime ?? 0);
    const last = metric.entries[metric.entries.length - 1];
    // A shift after a navigation without a page load is not of this page.
    if (!last || pages.at(last.startTime) === page) keep(metric, page);
  }, options);
  onINP((metric) => keep(metric, pages.at(metric.entries[0]?.startTime ?? performance.now())), options);

  // On the way up from the document: after the library, which listens on the way down.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || measured.size === 0) return;
    const report: VitalsReport = { device, vitals: [...measured.values()] };
    sendReport(VITALS_PATH, report);
    for (const id of measured.keys()) sent.add(id);
    measured.clear();
  });
}

/** A page that was shown. */
type MeasuredPage = Pick<Vital, 'remote' | 'version' | 'path'>;

/** Knows which page was shown at which moment of a visit. */
class ShownPages {
  /** The last one first. */
  readonly #shown: { page: MeasuredPage | undefined; since: number }[] = [];

  /** @param navigation still at the first page of the visit */
  constructor(navigation: Pick<Navigation, 'state' | 'listen'>) {
    let last = navigation.state.shown;
    this.#add(last, 0);
    navigation.listen(() => {
      const { shown } = navigation.state;
      // A page that changes its own address stays the page that it is.
      const isSame = shown.path === last.path && shown.location.pathname === last.location.pathname;
      last = shown;
      if (!isSame) this.#add(shown, performance.now());
    });
  }

  #add({ owner, path }: ShownPage, since: number): void {
    this.#shown.unshift({ page: owner && { ...owner, path }, since });
  }

  /** The page that was shown at a moment, in ms since the page load. The same object as long as the same page is shown. */
  at(moment: number): MeasuredPage | undefined {
    return this.#shown.find(({ since }) => since <= moment)?.page;
  }
}
