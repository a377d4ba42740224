/**
 * Queries by role, axe and pointer actions read these properties of every element that they come across, and of those around it. jsdom
 * matches each of them with each rule of the page and of its own style sheet and computes all properties, which was a third of the time
 * of a test. Here they are looked up among the rules that declare them, with the outcome that jsdom has; it computes the others.
 */

const HIDING = ['display', 'visibility', 'content-visibility', 'pointer-events'] as const;
const NAMES = [...HIDING, 'opacity'] as const;
type Name = (typeof NAMES)[number];

/** What the root element has without a declaration, and every other element from its parent. */
const INHERITED: Partial<Record<Name, string>> = { visibility: 'visible', 'pointer-events': 'auto' };

/** A rule that declares a property. As in jsdom a later one wins, whatever its specificity. */
interface Declaration {
  order: number;
  selector: string;
  value: string;
}

class Declarations {
  readonly #byClass = new Map<string, Declaration>();
  readonly #others: Declaration[] = [];

  add(declaration: Declaration): void {
    const [, onlyClass] = /^\.([\w-]+)$/.exec(declaration.selector) ?? [];
    if (onlyClass) this.#byClass.set(onlyClass, declaration);
    else this.#others.unshift(declaration);
  }

  valueFor(element: Element): string | undefined {
    let found: Declaration | undefined;
    for (const name of element.classList) {
      const declaration = this.#byClass.get(name);
      if (declaration && !(found && found.order > declaration.order)) found = declaration;
    }
    for (const declaration of this.#others) {
      if (found && found.order > declaration.order) break;
      if (matches(element, declaration.selector)) return declaration.value;
    }
    return found?.value;
  }
}

/** A selector that jsdom does not know matches nothing. */
function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}

const { getComputedStyle: jsdomStyle } = window;
const { insertRule, deleteRule } = CSSStyleSheet.prototype;
/** Not of an opacity alone: no transition ends in jsdom, and what fades in would stay invisible. */
const READ = new RegExp(`(?:^|[{;\\s])(?:${HIDING.join('|')})\\s*:`);

let declared: Record<Name, Declarations> | undefined;
let ruleCount = 0;

CSSStyleSheet.prototype.insertRule = function (rule, index) {
  declared = undefined;
  // Of the others jsdom has to know no more than that they are there.
  return insertRule.call(this, READ.test(rule) ? rule : '@media print {}', index);
};
CSSStyleSheet.prototype.deleteRule = function (index) {
  declared = undefined;
  deleteRule.call(this, index);
};

/** A rule, or those inside it: of the media queries jsdom knows this one. */
function onScreen(rule: CSSRule): CSSRule[] {
  if (!(rule instanceof CSSMediaRule)) return [rule];
  return Array.from(rule.media).includes('screen') ? Array.from(rule.cssRules) : [];
}

/** The rules of the page, read again when there are others. */
function declarations(): Record<Name, Declarations> {
  let count = 0;
  for (const sheet of document.styleSheets) count += sheet.cssRules.length;
  if (declared && count === ruleCount) return declared;
  ruleCount = count;
  declared = {
    display: new Declarations(),
    visibility: new Declarations(),
    'content-visibility': new Declarations(),
    'pointer-events': new Declarations(),
    opacity: new Declarations(),
  };
  let order = 0;
  for (const sheet of document.styleSheets) {
    for (const rule of Array.from(sheet.cssRules).flatMap(onScreen)) {
      order += 1;
      if (!(rule instanceof CSSStyleRule) || rule.selectorText.includes('::')) continue;
      for (const name of NAMES) {
        const value = rule.style.getPropertyValue(name);
        if (value) declared[name].add({ order, selector: rule.selectorText, value });
      }
    }
  }
  return declared;
}

/** Without any rules of a page. */
const elsewhere = document.implementation.createHTMLDocument();
const defaults = new Map<string, string>();

/** What the style sheet of the browser says, which reads these attributes. */
function defaultDisplay(element: Element): string {
  const { namespaceURI, localName } = element;
  const attributes = ['hidden', 'open', 'type'].filter((name) => element.hasAttribute(name));
  const key = [localName, ...attributes.map((name) => `${name}=${element.getAttribute(name)}`)].join();
  let display = defaults.get(key);
  if (display === undefined) {
    const bare = elsewhere.createElementNS(namespaceURI, localName);
    for (const name of attributes) bare.setAttribute(name, element.getAttribute(name) ?? '');
    display = jsdomStyle.call(window, bare).display;
    defaults.set(key, display);
  }
  return display;
}

function valueFor(element: Element, name: Name): string {
  const byName = declarations()[name];
  for (let at: Element | null = element; at; at = at.parentElement) {
    const own = at.hasAttribute('style') ? (at as HTMLElement).style.getPropertyValue(name) : '';
    const value = own || byName.valueFor(at);
    if (value) return value;
    if (!INHERITED[name]) return name === 'display' ? defaultDisplay(at) : '';
  }
  return INHERITED[name] ?? '';
}

const NAME_OF: Record<string, Name> = {
  display: 'display',
  visibility: 'visibility',
  contentVisibility: 'content-visibility',
  pointerEvents: 'pointer-events',
  opacity: 'opacity',
};

window.getComputedStyle = (element, pseudo) => {
  let all: CSSStyleDeclaration | undefined;
  const rest = () => {
    all ??= jsdomStyle.call(window, element, pseudo);
    return all;
  };
  if (pseudo) return rest();
  const getPropertyValue = (name: string) =>
    NAMES.includes(name as Name) ? valueFor(element, name as Name) : rest().getPropertyValue(name);
  return new Proxy({} as CSSStyleDeclaration, {
    get(_none, key) {
      if (key === 'getPropertyValue') return getPropertyValue;
      const name = NAME_OF[String(key)];
      if (name) return valueFor(element, name);
      const value = Reflect.get(rest(), key);
      return typeof value === 'function' ? value.bind(rest()) : value;
    },
  });
};
