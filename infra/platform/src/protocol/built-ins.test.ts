import { allBuiltIns, watchBuiltIns } from './built-ins';

let changed: () => string | undefined;
beforeEach(() => {
  changed = watchBuiltIns({ names: allBuiltIns() });
});

/** What a call returns while a property has another value. */
function during<T>(owner: object, key: PropertyKey, value: unknown, work: () => T): T {
  const { defineProperty } = Object;
  const before = Object.getOwnPropertyDescriptor(owner, key) ?? {};
  defineProperty(owner, key, { ...before, value });
  try {
    return work();
  } finally {
    defineProperty(owner, key, before);
  }
}

test.each([
  ['Array.prototype.map', Array.prototype, 'map'],
  ['JSON.parse', JSON, 'parse'],
  ['fetch', globalThis, 'fetch'],
  ['Promise', globalThis, 'Promise'],
  ['Promise.prototype.then', Promise.prototype, 'then'],
  ['Object.keys', Object, 'keys'],
  // What a comparison could use itself.
  ['Array.prototype.find', Array.prototype, 'find'],
  ['Array.prototype.some', Array.prototype, 'some'],
  ['Reflect.ownKeys', Reflect, 'ownKeys'],
  ['Reflect.getOwnPropertyDescriptor', Reflect, 'getOwnPropertyDescriptor'],
] as const)('a replaced %s is noticed', (name, owner, key) => {
  expect(during(owner, key, () => undefined, changed)).toBe(name);
  expect(changed()).toBeUndefined();
});

test('a removed function is noticed', () => {
  const { at } = Array.prototype;
  Reflect.deleteProperty(Array.prototype, 'at');
  const found = changed();
  Object.defineProperty(Array.prototype, 'at', { value: at, writable: true, configurable: true });
  expect(found).toBe('Array.prototype.at');
});

test('new globals and ordinary use are no change', () => {
  Object.assign(globalThis, { addedByALibrary: 1 });
  /a/.test('a');
  Error.stackTraceLimit = 20;
  expect(changed()).toBeUndefined();
  Reflect.deleteProperty(globalThis, 'addedByALibrary');
});
