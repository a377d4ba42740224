import { styled } from 'styled-components';

/** What styled-components has of the CSS of a component. */
interface ComponentStyle {
  componentId: string;
  /** CSS, and functions of the properties that return it. */
  rules: readonly unknown[];
}

/** The most classes of a component that are remembered: values that change, such as widths, make ever more. */
const MAX_NAMES = 200;

/**
 * The names of the classes of a component, by their CSS: the ID of the component, and a hash where the CSS depends on its properties.
 * By itself styled-components makes them of a hash alone. That compresses badly, and the rules of a page would have to say which
 * component each of them belongs to.
 */
class ClassNames extends Map<string, string> {
  readonly #id: string;
  readonly #hash: (css: string) => string;

  constructor({ componentId, rules }: ComponentStyle) {
    super();
    this.#id = componentId;
    this.#hash = rules.some((rule) => typeof rule === 'function') ? hash : () => '';
  }

  override get(css: string): string {
    const known = super.get(css);
    if (known) return known;
    if (this.size >= MAX_NAMES) this.clear();
    const name = `${this.#id}_${this.#hash(css)}`;
    this.set(css, name);
    return name;
  }
}

/** 32 bits of a text. */
function hash(text: string): string {
  let bits = 5381;
  for (let i = 0; i < text.length; i++) bits = (33 * bits) ^ text.charCodeAt(i);
  return (bits >>> 0).toString(36);
}

/** The class of a component in a selector, and the ID of the component. @returns undefined when there is none */
export function classIn(selector: string): { name: string; id: string } | undefined {
  const [, name, id] = /\.(([\w-]+)_\w*)/.exec(selector) ?? [];
  return name && id ? { name, id } : undefined;
}

/** Makes styled-components ask `ClassNames` for each class. Must run before the first component is rendered. */
function nameClasses(): void {
  const { componentStyle } = styled.i`` as unknown as { componentStyle: ComponentStyle };
  Object.defineProperty(Object.getPrototypeOf(componentStyle), 'dynamicNameCache', {
    get(this: ComponentStyle) {
      const value = new ClassNames(this);
      Object.defineProperty(this, 'dynamicNameCache', { value });
      return value;
    },
  });
}

nameClasses();
