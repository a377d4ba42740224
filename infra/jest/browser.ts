import '@testing-library/jest-dom';
import { performance as native } from 'node:perf_hooks';
import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/react';
import * as React from 'react';
import './computed-style';

// A machine that does other things beside may be slow; what never comes is still a failure.
configure({ asyncUtilTimeout: 30_000 });

// React's development build notes the stack at each element that is created, to show in the browser who owns it, and stops by itself at
// ten thousand in a second. That was a seventh of the time of a test. Warnings name the components all the same.
const internals: object | undefined = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (internals) {
  const isOver = { get: () => Number.POSITIVE_INFINITY, set: () => {} };
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', isOver);
}

// React's development build asks for the time several times for each component that it renders, for which jsdom takes three times as long.
const offset = native.now() - performance.now();
performance.now = () => native.now() - offset;

// Rules are added to the sheet one by one, as in production: by text jsdom would read the whole sheet again for each of them.
Object.assign(globalThis, { SC_DISABLE_SPEEDY: false });

// jsdom lacks what every browser has and the libraries count on.
Object.assign(globalThis, { TextDecoder, TextEncoder });
window.scrollTo = () => {};
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};
window.matchMedia ??= (media) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => false,
});
// As much of it as the router reads.
globalThis.Request ??= class {
  readonly method = 'GET';
  readonly headers = new Headers();
  readonly url: string;
  readonly signal: AbortSignal | null | undefined;
  constructor(input: RequestInfo | URL, { signal }: RequestInit = {}) {
    this.url = String(input);
    this.signal = signal;
  }
} as unknown as typeof Request;
globalThis.IntersectionObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
