import {
  createPath,
  type Location,
  NavigationType,
  type Navigator,
  parsePath,
  type To,
  type UNSAFE_createBrowserHistory,
} from 'react-router-dom';
import type { LoadedPage } from '../../protocol/loaded-page';
import type { PageOwner } from '../../protocol/site-failure';
import type { PageRoute } from './page-route';

/** A history of react-router: that of the browser, or one in memory. */
type SiteHistory = Pick<
  ReturnType<typeof UNSAFE_createBrowserHistory>,
  'location' | 'push' | 'replace' | 'go' | 'listen' | 'createHref' | 'encodeLocation'
>;

/** The page that is shown, and how the visitor came there. */
export interface ShownPage {
  location: Location;
  /** `POP` for the first page, and after back and forward. */
  type: NavigationType;
  /** The path in the table of the owner; `*` for an unknown address. */
  path: string;
  /** Unknown on the server. */
  owner?: PageOwner;
  /** Missing when the page could not be loaded: then there is an error. */
  page?: LoadedPage;
  error?: unknown;
  /** The navigation kept the scroll position: the page changed its own address. */
  preventsScrollReset: boolean;
}

interface NavigationOptions {
  /** The page changes its own address: it keeps the scroll position and manages the focus itself. */
  preventScrollReset?: boolean;
  /** Loads the page again, although it is shown. */
  again?: boolean;
}

/** What the visitor does before a navigation that is his. */
const INPUT = ['click', 'keydown', 'input', 'pointermove', 'touchmove', 'wheel'];

/** So many navigations in so many ms, while the visitor does nothing, are a page that navigates again and again. */
const LOOP = { times: 20, ms: 2000 } as const;

/** What the site shows, and where a navigation that is not finished leads. */
export interface NavigationState {
  shown: ShownPage;
  pending: Location | null;
}

/**
 * The navigation of a tab: loads a page before it is shown. Until then the previous page stays and, unless the visitor goes back or
 * forward, so does the address. A newer navigation replaces one that is not finished. A page stays as it is when only its query, hash or
 * state changes.
 *
 * It is what the links and hooks of react-router use (`Router`). Its own router with loaders does the same and much more, in 16 KB of
 * script on every page.
 */
export class Navigation implements Navigator {
  #state: NavigationState;
  /** The number of the last navigation. */
  #last = 0;
  readonly #listeners = new Set<() => void>();
  /** When the last navigations began that the visitor did not cause. */
  #own: number[] = [];

  /**
   * @param page the page at the first address
   * @param mustLoad whether the browser must load the next page from the server, asked when another page than the one that is shown is wanted
   */
  constructor(
    private readonly history: SiteHistory,
    private readonly findRoute: (pathname: string) => PageRoute,
    page: Pick<ShownPage, 'path' | 'owner' | 'page'>,
    private readonly mustLoad: (shown: ShownPage) => boolean = () => false,
  ) {
    const { location } = history;
    const shown = { ...page, location, type: NavigationType.Pop, preventsScrollReset: false };
    this.#state = { shown, pending: null };
  }

  /** The current state; a new object after each change. */
  get state(): NavigationState {
    return this.#state;
  }

  /** Follows the browser's back and forward. @returns a function that stops it */
  start(): () => void {
    const onInput = (event: Event) => {
      const isIdle = event.type === 'pointermove' && (event as PointerEvent).buttons === 0;
      if (event.isTrusted && !isIdle) this.#own = [];
    };
    for (const event of INPUT) window.addEventListener(event, onInput, true);
    const stop = this.history.listen(({ location }) => this.#go(location, NavigationType.Pop));
    return () => {
      for (const event of INPUT) window.removeEventListener(event, onInput, true);
      stop();
    };
  }

  /** Calls a listener after each change. @returns a function that stops it */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  // react-router calls these two without their object.
  readonly push = (to: To, state?: unknown, options?: NavigationOptions): void =>
    this.#go(this.#locationOf(to, state), NavigationType.Push, options);

  readonly replace = (to: To, state?: unknown, options?: NavigationOptions): void =>
    this.#go(this.#locationOf(to, state), NavigationType.Replace, options);

  go(entries: number): void {
    this.history.go(entries);
  }

  createHref(to: To): string {
    return this.history.createHref(to);
  }

  encodeLocation(to: To) {
    return this.history.encodeLocation(to);
  }

  #locationOf(to: To, state: unknown): Location {
    const path = typeof to === 'string' ? parsePath(to) : to;
    const { pathname, search, hash } = this.history.encodeLocation({
      ...path,
      pathname: path.pathname ?? this.#state.shown.location.pathname,
    });
    return { pathname, search, hash, state: state ?? null, key: newKey(), mask: undefined };
  }

  /** Loads the page that is shown again, and shows it as if the visitor came there anew. */
  retry(): void {
    const { location } = this.#state.shown;
    this.#go({ ...location, key: newKey() }, NavigationType.Replace, { again: true });
  }

  #go(
    location: Location,
    type: NavigationType,
    { preventScrollReset = false, again = false }: NavigationOptions = {},
  ): void {
    const route = this.findRoute(location.pathname);
    if ('redirect' in route) {
      // The entry of the history that redirects must not lead there again.
      const next = type === NavigationType.Pop ? NavigationType.Replace : type;
      this.#go(this.#locationOf(route.redirect, null), next);
      return;
    }
    this.#last += 1;
    const { shown } = this.#state;
    if (type !== NavigationType.Pop && this.#isLoop()) {
      const error = new Error('A page navigates in a loop.');
      this.#change({ shown: { ...shown, page: undefined, error }, pending: null });
      return;
    }
    const number = this.#last;
    const { path, owner } = route;
    const enter = () => {
      if (type === NavigationType.Push) this.history.push(location, location.state);
      if (type === NavigationType.Replace) this.history.replace(location, location.state);
    };
    const show = (result: Pick<ShownPage, 'page' | 'error'>) => {
      if (number !== this.#last) return;
      enter();
      this.#change({
        shown: { ...result, location, type, path, owner, preventsScrollReset: preventScrollReset },
        pending: null,
      });
    };
    const stays = !again && shown.path === path && location.pathname === shown.location.pathname;
    if (!stays && this.mustLoad(shown)) {
      enter();
      window.location.reload();
      return;
    }
    const page = (stays && shown.page) || route.load(createPath(location));
    if (!(page instanceof Promise)) {
      show({ page });
      return;
    }
    this.#change({ ...this.#state, pending: location });
    page.then(
      (loaded) => show({ page: loaded }),
      (error: unknown) => show({ error }),
    );
  }

  #isLoop(): boolean {
    const now = Date.now();
    this.#own = [now, ...this.#own].slice(0, LOOP.times);
    return now - (this.#own[LOOP.times - 1] ?? 0) < LOOP.ms;
  }

  #change(state: NavigationState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

/** Tells the entries of the history apart. */
function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
