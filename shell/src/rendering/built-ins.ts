// The functions that the comparison uses itself, from before any of them can be replaced. For the same reason it uses no method and
// no iterator.
const { ownKeys, getOwnPropertyDescriptor } = Reflect;

/** Objects without a constructor whose functions are watched. */
const NAMESPACES = ['JSON', 'Math', 'Reflect', 'Intl', 'console', 'process'];

/** May be set: they change nothing that other code computes. */
const MAY_CHANGE = new Set(['Error.prepareStackTrace']);

/** A function of a built-in object. */
interface BuiltIn {
  owner: object;
  key: PropertyKey;
  /** Such as `Array.prototype.map`. */
  name: string;
  /** The function, or the two of an accessor. */
  before: readonly unknown[];
}

/**
 * Remembers the functions of the built-in objects of JavaScript and Node as they are now.
 *
 * @returns a function that names one that was replaced or removed since then, such as `Array.prototype.map`. Additions do not count:
 * bundled libraries make some.
 */
export function watchBuiltIns(): () => string | undefined {
  const known: BuiltIn[] = [];
  const remember = (owner: object, prefix: string) => {
    for (const key of ownKeys(owner)) {
      const name = `${prefix}${String(key)}`;
      const before = functionsOf(owner, key);
      if (before && !MAY_CHANGE.has(name)) known.push({ owner, key, name, before });
    }
  };
  for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(globalThis))) {
    if (typeof value === 'function') {
      known.push({ owner: globalThis, key: name, name, before: [value] });
      remember(value, `${name}.`);
      if (value.prototype) remember(value.prototype, `${name}.prototype.`);
    }
  }
  const globals = globalThis as unknown as Record<string, object>;
  for (const name of NAMESPACES) remember(globals[name] ?? {}, `${name}.`);
  const { length } = known;
  return () => {
    for (let i = 0; i < length; i += 1) {
      const { owner, key, before, name } = known[i] as BuiltIn;
      const now = functionsOf(owner, key);
      if (!now || now[0] !== before[0] || now[1] !== before[1]) return name;
    }
    return undefined;
  };
}

/** Undefined for a property that is missing, or that is data. */
function functionsOf(owner: object, key: PropertyKey): readonly unknown[] | undefined {
  const { value, get, set } = getOwnPropertyDescriptor(owner, key) ?? {};
  if (typeof value === 'function') return [value];
  return get || set ? [get, set] : undefined;
}
