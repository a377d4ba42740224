import * as Contract from '@site/contract';
import * as Kit from '@site/kit';
import type { SharedModule, ShareScope } from '@site/platform/protocol';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as ReactRouter from './react-router-dom';
import * as StyledComponents from './styled-components';
import * as Zustand from './zustand';

/** Versions of the shared libraries, filled in by the build. */
declare const SHARED_VERSIONS: Record<string, string>;

/** Modules that every page may need: part of the shell's first scripts. */
const eager: Record<string, object> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDom,
  'react-router-dom': ReactRouter,
  'styled-components': StyledComponents,
  zustand: Zustand,
  '@site/contract': Contract,
  '@site/kit': Kit,
};

/**
 * Modules that some pages need: a chunk of the shell's own build that the browser fetches with the first page that uses it, so that
 * it shares every module that is already loaded. The server's build includes it.
 */
const lazy: Record<string, () => Promise<object>> = {
  '@site/kit/amounts': () => import(/* webpackChunkName: "amounts" */ '@site/kit/amounts'),
  '@site/kit/article': () => import(/* webpackChunkName: "article" */ '@site/kit/article'),
  '@site/kit/content': () => import(/* webpackChunkName: "content" */ '@site/kit/content'),
  '@site/kit/controls': () => import(/* webpackChunkName: "controls" */ '@site/kit/controls'),
  '@site/kit/queries': () => import(/* webpackChunkName: "queries" */ '@site/kit/queries'),
  '@site/kit/widgets': () => import(/* webpackChunkName: "widgets" */ '@site/kit/widgets'),
  '@site/kit/wizard': () => import(/* webpackChunkName: "wizard" */ '@site/kit/wizard'),
};

/**
 * What remotes import from the shell: its React, router, styled-components, zustand, contract and kit, one instance of each. The same in
 * the browser and on the server.
 */
export function sharedModules(): ShareScope {
  const scope: ShareScope = {};
  const share = (name: string, shared: SharedModule) => {
    scope[name] = { [SHARED_VERSIONS[name] ?? '0.0.0']: shared };
  };
  for (const [name, library] of Object.entries(eager)) share(name, { lib: () => library });
  for (const [name, load] of Object.entries(lazy)) {
    share(name, { get: () => load().then((library) => () => library) });
  }
  return scope;
}
