// The functions that the comparison uses itself, from before any of them can be replaced. For the same reason it uses no method and
// no iterator.
const { ownKeys, getOwnPropertyDescriptor, getPrototypeOf } = Reflect;

/** The names of all global functions and constructors, and of the objects that have some. */
export function allBuiltIns(): string[] {
  const globals = Object.entries(Object.getOwnPropertyDescriptors(globalThis));
  const functions = globals.filter(([, { value }]) => typeof value === 'function');
  return [...functions.map(([name]) => name), 'JSON', 'Math', 'Reflect', 'Intl', 'console', 'process'];
}

/** What is watched, by the names of global variables. */
interface Watched {
  /** Functions, objects, and constructors with what they have themselves and give their objects. */
  names: readonly string[];
  /** Objects of which a method can be hidden by one of their own, such as `history.pushState`. */
  objects?: readonly string[];
}

/** May be set: it changes nothing that other code computes. */
const MAY_CHANGE = 'Error.prepareStackTrace';

/** A function of a built-in object, or an accessor. */
interface BuiltIn {
  owner: Record<PropertyKey, unknown>;
  key: PropertyKey;
  /** Such as `Array.prototype.map`. */
  name: string;
  before: PropertyDescriptor;
}

/**
 * Remembers the functions of built-in objects as they are now.
 *
 * @returns a function that names one that was replaced or removed since then, such as `Array.prototype.map`. Additions do not count:
 * bundled libraries make some.
 */
export function watchBuiltIns({ names, objects = [] }: Watched): () => string | undefined {
  const globals = globalThis as unknown as Record<string, object>;
  const functions: BuiltIn[] = [];
  const accessors: BuiltIn[] = [];
  const remember = (source: object, prefix: string, owner = source) => {
    for (const key of ownKeys(source)) {
      const name = `${prefix}${String(key)}`;
      const before = getOwnPropertyDescriptor(source, key) ?? {};
      if (name === MAY_CHANGE) continue;
      const builtIn = { owner: owner as BuiltIn['owner'], key, name, before };
      // Of an object a method of an earlier prototype hides that of a later one.
      const isMethod = typeof before.value === 'function' && builtIn.owner[key] === before.value;
      if (isMethod) functions.push(builtIn);
      else if (owner === source && (before.get || before.set)) accessors.push(builtIn);
    }
  };
  for (const name of names) {
    const value = globals[name] as { prototype?: object } | undefined;
    if (!value) continue;
    if (typeof value === 'function') functions.push({ owner: globals, key: name, name, before: { value } });
    remember(value, `${name}.`);
    if (value.prototype) remember(value.prototype, `${name}.prototype.`);
  }
  for (const name of objects) {
    const owner = globals[name] ?? {};
    for (let source = getPrototypeOf(owner); source; source = getPrototypeOf(source)) {
      remember(source, `${name}.`, owner);
    }
  }
  return () => {
    // Read like any property, which takes a fraction of the time of its descriptor: this is done after each page.
    for (let i = 0; i < functions.length; i += 1) {
      const { owner, key, before, name } = functions[i] as BuiltIn;
      if (owner[key] !== before.value) return name;
    }
    for (let i = 0; i < accessors.length; i += 1) {
      const { owner, key, before, name } = accessors[i] as BuiltIn;
      const now = getOwnPropertyDescriptor(owner, key);
      if (now?.get !== before.get || now?.set !== before.set) return name;
    }
    return undefined;
  };
}
