// The functions that the comparison uses itself, from before any of them can be replaced. For the same reason it uses no method and
// no iterator.
const { ownKeys, getOwnPropertyDescriptor } = Reflect;

/** Objects without a constructor whose functions are watched. */
const NAMESPACES = ['JSON', 'Math', 'Reflect', 'Intl', 'console', 'process'];

/** May be set: they change nothing that other code computes. */
const MAY_CHANGE = new Set(['Error.prepareStackTrace']);

/** A function of a built-in object, or an accessor. */
interface BuiltIn {
  owner: Record<PropertyKey, unknown>;
  key: PropertyKey;
  /** Such as `Array.prototype.map`. */
  name: string;
  before: PropertyDescriptor;
}

/**
 * Remembers the functions of the built-in objects of JavaScript and Node as they are now.
 *
 * @returns a function that names one that was replaced or removed since then, such as `Array.prototype.map`. Additions do not count:
 * bundled libraries make some.
 */
export function watchBuiltIns(): () => string | undefined {
  const functions: BuiltIn[] = [];
  const accessors: BuiltIn[] = [];
  const remember = (owner: object, prefix: string) => {
    for (const key of ownKeys(owner)) {
      const name = `${prefix}${String(key)}`;
      const before = getOwnPropertyDescriptor(owner, key) ?? {};
      if (MAY_CHANGE.has(name)) continue;
      const builtIn = { owner: owner as BuiltIn['owner'], key, name, before };
      if (typeof before.value === 'function') functions.push(builtIn);
      else if (before.get || before.set) accessors.push(builtIn);
    }
  };
  for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(globalThis))) {
    if (typeof value === 'function') {
      functions.push({ owner: globalThis as never, key: name, name, before: { value } });
      remember(value, `${name}.`);
      if (value.prototype) remember(value.prototype, `${name}.prototype.`);
    }
  }
  const globals = globalThis as unknown as Record<string, object>;
  for (const name of NAMESPACES) remember(globals[name] ?? {}, `${name}.`);
  const [{ length }, { length: accessorCount }] = [functions, accessors];
  return () => {
    // Read like any property, which takes a fraction of the time of its descriptor: this is done after each page.
    for (let i = 0; i < length; i += 1) {
      const { owner, key, before, name } = functions[i] as BuiltIn;
      if (owner[key] !== before.value) return name;
    }
    for (let i = 0; i < accessorCount; i += 1) {
      const { owner, key, before, name } = accessors[i] as BuiltIn;
      const now = getOwnPropertyDescriptor(owner, key);
      if (now?.get !== before.get || now?.set !== before.set) return name;
    }
    return undefined;
  };
}
