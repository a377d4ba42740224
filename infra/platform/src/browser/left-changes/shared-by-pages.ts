import { watchBuiltIns } from '../../protocol/built-ins';
import type { SiteFailure } from '../../protocol/site-failure';

/** What the code of pages calls. */
const WATCHED = {
  names:
    'fetch setTimeout clearTimeout setInterval clearInterval requestAnimationFrame queueMicrotask matchMedia Object Function Array String Number Promise Map Set Date JSON Math Intl URL URLSearchParams Headers Request Response FormData AbortController MutationObserver ResizeObserver IntersectionObserver EventTarget Node Element HTMLElement Document Storage'.split(
      ' ',
    ),
  objects: ['history', 'document', 'navigator', 'window'],
};

/** A page, and who answers for it. */
export type BlamedPage = Omit<SiteFailure, 'kind'>;

/** Elements of the head that change how every page looks or loads. */
const IN_HEAD = 'style, link[rel~=stylesheet], base, meta[name=viewport], meta[http-equiv]';

/** Inline styles that hide or lock what they are set on. */
const STYLES = [
  'display',
  'visibility',
  'opacity',
  'overflow',
  'pointer-events',
  'filter',
  'transform',
] as const;

/** From which share of the window an element is noticed. */
const SIZE = 0.1;

/**
 * What the pages of all teams share in a tab: functions of the browser, what is in the head and beside the page, and the layout around it.
 * It is remembered as it is before any code of a remote runs; a page must leave it so. While a script of a third party runs with the consent
 * of the visitor nothing is compared, because such scripts replace functions and add elements, and nobody can tell who did.
 */
export class SharedByPages {
  #changedFunction = watchBuiltIns(WATCHED);
  readonly #inHead = elementsOfHead();
  readonly #inBody = new Set(document.body.children);
  readonly #sheets = document.adoptedStyleSheets?.length;
  #layout: readonly { element: HTMLElement; before: string }[];
  /** The page whose code made a difference when it was loaded. */
  readonly #madeBy = new Map<string, BlamedPage>();

  /**
   * @param root the element of the site
   * @param cdn where scripts of this site also come from
   */
  constructor(
    private readonly root: HTMLElement,
    private readonly cdn: string = location.origin,
  ) {
    this.#layout = layoutOf(root);
  }

  /** Takes functions and layout as they are now: the shell itself has replaced some. */
  renew(): void {
    this.#changedFunction = watchBuiltIns(WATCHED);
    this.#layout = layoutOf(this.root);
  }

  /** A function that was replaced, such as `history.pushState`: then no other page can be rendered in this tab. */
  changedFunction(): string | undefined {
    return this.#hasForeignScript() ? undefined : this.#changedFunction();
  }

  /** Loads the code of a page. What it changes while it is loaded is its difference, and not that of the page that is shown. */
  async load<T>(page: BlamedPage, load: () => Promise<T>): Promise<T> {
    const before = this.differences();
    for (const gone of this.#madeBy.keys()) if (!before.includes(gone)) this.#madeBy.delete(gone);
    const loaded = await load();
    for (const difference of this.differences()) {
      if (!before.includes(difference)) this.#madeBy.set(difference, page);
    }
    return loaded;
  }

  /** The page that made a difference when its code was loaded, if any. */
  madeBy(difference: string): BlamedPage | undefined {
    return this.#madeBy.get(difference);
  }

  /** What differs, in words. Read it after a page is gone: it may change a part of this while it is shown. */
  differences(): string[] {
    if (this.#hasForeignScript()) return [];
    const found: string[] = [];
    const changed = this.#changedFunction();
    if (changed) found.push(changed);
    const inHead = elementsOfHead();
    if (inHead.length !== this.#inHead.length || inHead.some((element, i) => element !== this.#inHead[i])) {
      found.push('<head>');
    }
    if (document.adoptedStyleSheets?.length !== this.#sheets) found.push('adoptedStyleSheets');
    for (const { element, before } of this.#layout) {
      if (!element.isConnected || lockOf(element) !== before) found.push(`<${element.localName}>`);
      for (const child of element.children as Iterable<HTMLElement>) {
        if (this.#isForeign(child, element) && changesPage(child)) found.push(`<${child.localName}> added`);
      }
    }
    return found;
  }

  #hasForeignScript(): boolean {
    const own = [location.origin, this.cdn];
    return [...document.scripts].some(({ src }) => src && !own.some((start) => src.startsWith(start)));
  }

  #isForeign(child: Element, parent: Element): boolean {
    if (parent === document.documentElement) return false;
    return parent === document.body ? !this.#inBody.has(child) : !isOfReact(child);
  }
}

function elementsOfHead(): Element[] {
  const all = [...document.head.querySelectorAll(IN_HEAD)];
  // Neither that of styled-components, which adds it when the server's cannot be continued, nor those of a browser that translates.
  const isForeign = ({ href = '' }: Partial<HTMLLinkElement>) =>
    href !== '' && !href.startsWith(location.origin);
  return all.filter(
    (element) => !element.hasAttribute('data-styled') && !isForeign(element as HTMLLinkElement),
  );
}

/** The elements around the page, and whether each can be seen and used. */
function layoutOf(root: HTMLElement) {
  const parts = root.querySelectorAll<HTMLElement>(':scope > *, :scope > * > :is(header, main, footer)');
  return [document.documentElement, document.body, root, ...parts].map((element) => ({
    element,
    before: lockOf(element),
  }));
}

function lockOf(element: HTMLElement): string {
  const { style, inert, hidden, ariaHidden, childElementCount, localName } = element;
  // What is in it belongs to the page.
  const isEmpty = localName !== 'main' && !childElementCount;
  const styles = STYLES.map((name) => style.getPropertyValue(name));
  return [inert, hidden, ariaHidden, isEmpty, element.checkVisibility?.(), ...styles].join();
}

/** React keeps in each element that it has made what it made it from. */
function isOfReact(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
}

/** A style, or an element of some size that takes clicks. Others are of extensions of the browser. */
function changesPage(element: HTMLElement): boolean {
  const { offsetWidth, offsetHeight } = element;
  const isLarge = offsetWidth * offsetHeight > SIZE * innerWidth * innerHeight;
  return element.matches(IN_HEAD) || (isLarge && getComputedStyle(element).pointerEvents !== 'none');
}
