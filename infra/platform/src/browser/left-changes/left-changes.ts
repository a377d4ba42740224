import { reportFailure } from '../failures/report-failure';
import type { ShownPage } from '../navigation/navigation';
import type { PageLeft } from '../navigation/navigation-context';
import { readTexts, write } from '../tab-storage';
import type { SharedByPages } from './shared-by-pages';

/** From before any code of a page can replace them. */
const { pushState, replaceState } = History.prototype;

/** The storage key of when this tab loaded pages from the server because of changes, in ms since the epoch. */
const LOADS_KEY = 'left-changes-loads';

/** More loads in so many ms are two pages that lead to each other: the navigation ends that, if no page is loaded anew. */
const LOADS = { times: 3, ms: 10_000 } as const;

/** The storage key of what was found to differ in this tab: the remote, and after a space the difference. */
const FOUND_KEY = 'left-changes';

/**
 * What is done about changes that pages leave. Each is reported once in a tab. One that is found after pages of two remotes is made by the
 * browser, such as an extension, and nothing is done about it any more.
 */
export class LeftChanges implements PageLeft {
  constructor(private readonly shared: SharedByPages) {}

  /** Whether the page that is left has replaced a function, with which the next one might not render. The history works then. */
  readonly hasReplaced = (left: ShownPage): boolean => {
    const changed = this.shared.changedFunction();
    if (changed === undefined || !this.#isOf(left, changed) || !mayLoad()) return false;
    Object.assign(history, { pushState, replaceState });
    return true;
  };

  read(): string[] {
    return this.shared.differences();
  }

  /** Loads the page that is shown now from the server when the one before it has left changes. */
  act(left: ShownPage, differences: readonly string[]): void {
    const all = differences.map((difference) => this.#isOf(left, difference));
    if (all.includes(true) && mayLoad()) location.reload();
  }

  /** Whether a difference is of a page, and not of the browser. Reports it. */
  #isOf({ owner, location }: ShownPage, difference: string): boolean {
    const page = this.shared.madeBy(difference) ?? (owner && { ...owner, path: location.pathname });
    if (!page) return false;
    const found = readTexts(FOUND_KEY);
    const known = found.filter((one) => one.slice(one.indexOf(' ') + 1) === difference);
    if (known.length === 0) {
      console.error(`${page.remote} ${page.version} changed ${difference}`);
      reportFailure({ kind: 'page-left-changes', ...page });
    }
    const own = `${page.remote} ${difference}`;
    if (!known.includes(own)) write(FOUND_KEY, [...found, own]);
    return known.every((one) => one === own);
  }
}

/** Records a load. Without storage it could repeat forever, so then there is none. */
function mayLoad(): boolean {
  const times = readTexts(LOADS_KEY);
  const recent = times.filter((time) => Date.now() - Number(time) < LOADS.ms);
  return recent.length < LOADS.times && write(LOADS_KEY, [...recent, `${Date.now()}`]);
}
