import { styled } from 'styled-components';

/** What styled-components has of the CSS of a component. */
interface ComponentStyle {
  componentId: string;
  /** CSS, and functions of the properties that return it. */
  rules: readonly unknown[];
  /** That of the component that it extends. */
  baseStyle?: ComponentStyle;
  dynamicNameCache: ClassNames;
  /** Adds the rules to a style sheet. @returns the names of their classes; the element has the ID of the component as a class too */
  generateAndInjectStyles(properties: object, sheet: Sheet, compile: unknown): string;
}

interface Sheet {
  /** Does it have the rules of this class? */
  hasNameForId(id: string, name: string): boolean;
}

/** The most classes of a component that are remembered: values that change, such as widths, make ever more. */
const MAX_NAMES = 200;

/** A class that is the ID of a component, in a selector. */
const ID_CLASS = /\.([\w-]+-\d+)(?![\w-])/;

/** A class that has the ID of a component in its name, in a selector. */
const NAMED_CLASS = /\.(([\w-]+)_\w*)/;

/**
 * The names of the classes of a component, by their CSS: the ID of the component, with a hash where the CSS depends on its properties.
 * By itself styled-components makes them of a hash alone. That compresses badly, and the rules of a page would have to say which
 * component each of them belongs to. CSS that selects other components too is told from theirs by its `_`.
 */
class ClassNames extends Map<string, string> {
  readonly #id: string;
  readonly #varies: boolean;
  /** The name when the CSS depends on nothing, once it is known. */
  fixed: string | undefined;

  constructor({ componentId, rules }: ComponentStyle) {
    super();
    this.#id = componentId;
    this.#varies = rules.some((rule) => typeof rule === 'function');
  }

  override get(css: string): string {
    const known = super.get(css);
    if (known) return known;
    if (this.size >= MAX_NAMES) this.clear();
    const suffix = this.#varies ? `_${hash(css)}` : ID_CLASS.test(css) ? '_' : '';
    const name = this.#id + suffix;
    this.set(css, name);
    if (!this.#varies) this.fixed = name;
    return name;
  }
}

/** 24 bits of a text. */
function hash(text: string): string {
  let bits = 5381;
  for (let i = 0; i < text.length; i++) bits = (33 * bits) ^ text.charCodeAt(i);
  return (bits & 0xff_ffff).toString(36);
}

/** The class of a component in a selector, and the ID of the component. @returns undefined when there is none */
export function classIn(selector: string): { name: string; id: string } | undefined {
  const [, name, id = name] = NAMED_CLASS.exec(selector) ?? ID_CLASS.exec(selector) ?? [];
  return name && id ? { name, id } : undefined;
}

/** Makes styled-components ask `ClassNames` for each class. Must run before the first component is rendered. */
function nameClasses(): void {
  const { componentStyle } = styled.i`` as unknown as { componentStyle: ComponentStyle };
  const prototype: ComponentStyle = Object.getPrototypeOf(componentStyle);
  const generate = prototype.generateAndInjectStyles;
  Object.defineProperties(prototype, {
    dynamicNameCache: {
      get(this: ComponentStyle) {
        const value = new ClassNames(this);
        Object.defineProperty(this, 'dynamicNameCache', { value });
        return value;
      },
    },
    generateAndInjectStyles: {
      value(this: ComponentStyle, properties: object, sheet: Sheet, compile: unknown) {
        const { componentId, baseStyle } = this;
        const { fixed } = this.dynamicNameCache;
        // By itself styled-components puts the CSS together for each element, to look it up.
        const isKnown = fixed && !baseStyle && sheet.hasNameForId(componentId, fixed);
        const names = isKnown ? fixed : generate.call(this, properties, sheet, compile);
        return names.endsWith(componentId) ? names.slice(0, -componentId.length).trimEnd() : names;
      },
    },
  });
}

nameClasses();
