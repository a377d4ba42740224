import type { SiteFailure } from '@site/kit';
import { watchBuiltIns } from './built-ins';

/** What the code of pages calls. */
const WATCHED = {
  names:
    'fetch setTimeout clearTimeout setInterval clearInterval requestAnimationFrame matchMedia Object Function Array String Number Promise Map Set Date JSON Math Intl URL Headers Request Response EventTarget Node Element HTMLElement Document Storage'.split(
      ' ',
    ),
  objects: ['history', 'document', 'navigator'],
};

/** A page, and who answers for it. */
export type BlamedPage = Omit<SiteFailure, 'kind'>;

/** Elements of the head that change how every page looks or loads. */
const IN_HEAD = 'style, link[rel~=stylesheet], base, meta[name=viewport], meta[http-equiv]';

/** Inline styles that hide or lock what they are set on. */
const STYLES = ['display', 'visibility', 'opacity', 'overflow', 'pointer-events'] as const;

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
  readonly #layout: readonly { element: HTMLElement; before: string }[];
  /** The page whose code made a difference when it was loaded. */
  readonly #madeBy = new Map<string, BlamedPage>();

  /**
   * @param root the element of the site
   * @param cdn where scripts of this site also come from
   */
  constructor(
    root: HTMLElement,
    private readonly cdn: string = location.origin,
  ) {
    const parts = root.querySelectorAll<HTMLElement>(':scope > *, :scope > * > :is(header, main, footer)');
    this.#layout = [document.documentElement, document.body, root, ...parts].map((element) => ({
      element,
      before: lockOf(element),
    }));
  }

  /** Takes the functions as they are now: the shell itself has replaced one. */
  renewFunctions(): void {
    this.#changedFunction = watchBuiltIns(WATCHED);
  }

  /** A function that was replaced, such as `history.pushState`: then no other page can be rendered in this tab. */
  changedFunction(): string | undefined {
    return this.#hasForeignScript() ? undefined : this.#changedFunction();
  }

  /** Loads the code of a page. What it changes while it is loaded is its difference, and not that of the page that is shown. */
  async load<T>(page: BlamedPage, load: () => Promise<T>): Promise<T> {
    const before = this.differences();
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
  // That of styled-components, which adds it when the server's cannot be continued.
  return all.filter((element) => !element.hasAttribute('data-styled'));
}

/** Whether an element can be seen and used, as far as it says so itself; and whether it is empty. */
function lockOf(element: HTMLElement): string {
  const { style, inert, hidden, childElementCount } = element;
  return [inert, hidden, !childElementCount, ...STYLES.map((name) => style.getPropertyValue(name))].join();
}

/** React keeps in each element that it has made what it made it from. */
function isOfReact(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
}

/** A style, or an element of some size. Small ones are of extensions of the browser. */
function changesPage(element: HTMLElement): boolean {
  const { offsetWidth, offsetHeight } = element;
  return element.matches(IN_HEAD) || offsetWidth * offsetHeight > SIZE * innerWidth * innerHeight;
}
