import { createInstance } from '@module-federation/enhanced/runtime';
import * as Contract from '@site/contract';
import * as Kit from '@site/kit';
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
 * The federation host: gives remotes the shell's React, router, styled-components, zustand, contract and kit, each as a singleton.
 * The same in the browser and on the server.
 */
export function createFederationHost() {
  const shareOptions = (name: string) => {
    const version = SHARED_VERSIONS[name] ?? '0.0.0';
    return { version, shareConfig: { singleton: true, requiredVersion: `^${version}` } };
  };
  const host = createInstance({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: {
      ...mapValues(eager, (name, library) => ({ ...shareOptions(name), lib: () => library })),
      ...mapValues(lazy, (name, load) => ({ ...shareOptions(name), get: () => loadLazy(name, load) })),
    },
  });
  const loadLazy = async (name: string, load: () => Promise<object>) => {
    const entries = () => Object.values(host.shareScopeMap.default?.[name] ?? {});
    try {
      const library = await load();
      return () => library;
    } catch (error) {
      // The runtime caches a failed load; clearing it makes the next page try again.
      for (const shared of entries()) shared.loading = null;
      throw error;
    } finally {
      // The runtime attributes it to the remote that requested it first, and would remove it together with that remote.
      for (const shared of entries()) shared.from = host.name;
    }
  };
  return host;
}

function mapValues<A, B>(record: Record<string, A>, change: (key: string, value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(key, value)]));
}
