import React from 'react';
import jsxRuntime from 'react/jsx-runtime';
import ReactDom from 'react-dom';
import ReactDomClient from 'react-dom/client';
import { SHELL_CHUNKS } from './shell-chunks';

/** The libraries that a shell has in a production build, and exports by which each is recognised. */
const LIBRARIES: { library: object; exports: readonly string[] }[] = [
  { library: React, exports: ['useState', 'createElement'] },
  { library: jsxRuntime, exports: ['jsx', 'jsxs', 'Fragment'] },
  { library: ReactDom, exports: ['createPortal', 'flushSync'] },
  { library: ReactDomClient, exports: ['createRoot', 'hydrateRoot'] },
];

type Factory = (module: { exports: unknown }, ...rest: unknown[]) => void;

/** What a script hands over: the ids of its chunks, its modules, and code to run. */
type Chunk = [ids: unknown, modules: Record<string, Factory>, ...rest: unknown[]];

const replaced = new Set<object>();

/** Has the shell got the development build of React? Known once its scripts have run. */
export function isReactReplaced(): boolean {
  return replaced.size === LIBRARIES.length;
}

/**
 * Gives the shell the development build of React instead of its own: only that one can exchange components of a page. Must be called before
 * the shell's scripts run. The rest of the shell is what visitors have.
 */
export function replaceReact(): void {
  const chunks: Chunk[] = [];
  let push = chunks.push;
  Object.defineProperty(chunks, 'push', {
    get: () => {
      const current = push;
      return (...added: Chunk[]) => current.apply(chunks, added.map(withDevelopmentReact));
    },
    // The first script that has the bundler's runtime takes over.
    set: (next: typeof push) => {
      push = next;
    },
  });
  Object.assign(globalThis, { [SHELL_CHUNKS]: chunks });
}

function withDevelopmentReact([ids, modules, ...rest]: Chunk): Chunk {
  const wrapped = Object.entries(modules).map(([id, factory]): [string, Factory] => [
    id,
    // It may use `this`, which are the exports.
    function (this: unknown, module, ...others) {
      factory.call(this, module, ...others);
      module.exports = developmentOf(module.exports);
    },
  ]);
  return [ids, Object.fromEntries(wrapped), ...rest];
}

/** The development build of a library of React; anything else as it is. */
function developmentOf(exported: unknown): unknown {
  if (typeof exported !== 'object' || exported === null) return exported;
  const found = LIBRARIES.find(({ exports }) => exports.every((name) => Object.hasOwn(exported, name)));
  if (!found) return exported;
  replaced.add(found.library);
  return found.library;
}
