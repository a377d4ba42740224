import type { Vital } from '@site/platform/protocol/page';
import type { Navigation, ShownPage } from '../routing/navigation';

/** A page that was shown. */
export type MeasuredPage = Pick<Vital, 'remote' | 'version' | 'path'>;

/** Knows which page was shown at which moment of a visit. */
export class ShownPages {
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
