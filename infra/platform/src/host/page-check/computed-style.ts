import type { DOMWindow } from 'jsdom';

/** `var(--name)`, or with a fallback that contains no other function. */
const VARIABLE = /var\((--[\w-]+)(?:,([^()]*))?\)/g;

/** Variables may refer to others, and in a mistake to themselves. */
const MAX_DEPTH = 10;

/** Gives computed styles the values of CSS variables: jsdom leaves `var(--name)` as it is, and a script expects a colour or a length. */
export function resolveVariables(window: DOMWindow): void {
  const computed = window.getComputedStyle.bind(window);
  const variable = (element: Element, name: string): string => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const value = computed(at).getPropertyValue(name).trim();
      if (value) return value;
    }
    return '';
  };
  const resolve = (element: Element, value: unknown, depth = 0): unknown => {
    if (typeof value !== 'string' || !value.includes('var(') || depth > MAX_DEPTH) return value;
    const resolved = value.replace(
      VARIABLE,
      (_, name: string, fallback = '') => variable(element, name) || fallback.trim(),
    );
    return resolve(element, resolved, depth + 1);
  };
  window.getComputedStyle = (element, pseudo) =>
    new Proxy(computed(element, pseudo), {
      get(style, key) {
        const value = Reflect.get(style, key);
        if (typeof value !== 'function') return resolve(element, value);
        return (...args: unknown[]) => resolve(element, value.apply(style, args));
      },
    });
}
