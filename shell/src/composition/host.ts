import { createInstance } from '@module-federation/enhanced/runtime';
import * as Kit from '@site/kit';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as ReactQuery from './shared/react-query';
import * as ReactRouter from './shared/react-router-dom';
import * as StyledComponents from './shared/styled-components';
import * as Zustand from './shared/zustand';

/** Versions of the shared libraries, filled in by the build. */
declare const SHARED_VERSIONS: Record<string, string>;

/** The kit version that this shell provides. */
export const KIT_VERSION = SHARED_VERSIONS['@site/kit'] ?? '0.0.0';

/** What every page may need: part of what the shell starts with. */
const atOnce: Record<string, object> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDom,
  'react-router-dom': ReactRouter,
  'styled-components': StyledComponents,
  zustand: Zustand,
  '@tanstack/react-query': ReactQuery,
  '@site/kit': Kit,
};

/**
 * What some pages need: fetched in the browser with the first page that takes it, by the shell's own build, so that it
 * shares every module with what is there already. The server's build has it inside.
 */
const later: Record<string, () => Promise<object>> = {
  '@site/kit/controls': () => import(/* webpackChunkName: "controls" */ '@site/kit/controls'),
};

type Options = Parameters<typeof createInstance>[0];

/**
 * The federation host: gives remotes the shell's own React, router, styles, store, queries and kit, of each exactly one.
 * The same in the browser and on the server.
 */
export function createHost(plugins: NonNullable<Options['plugins']> = []) {
  const facts = (name: string) => {
    const version = SHARED_VERSIONS[name] ?? '0.0.0';
    return { version, shareConfig: { singleton: true, requiredVersion: `^${version}` } };
  };
  const host = createInstance({
    name: 'shell',
    remotes: [],
    plugins,
    shareStrategy: 'loaded-first',
    shared: {
      ...mapValues(atOnce, (name, library) => ({ ...facts(name), lib: () => library })),
      ...mapValues(later, (name, load) => ({ ...facts(name), get: () => fetched(name, load) })),
    },
  });
  const fetched = async (name: string, load: () => Promise<object>) => {
    const entries = () => Object.values(host.shareScopeMap.default?.[name] ?? {});
    try {
      const library = await load();
      return () => library;
    } catch (error) {
      // The runtime keeps a failed attempt and would hand it out for ever: the next page tries again.
      for (const shared of entries()) shared.loading = null;
      throw error;
    } finally {
      // The runtime takes it for a module of the remote that asked first, and would throw it away with that remote.
      for (const shared of entries()) shared.from = host.name;
    }
  };
  return host;
}

function mapValues<A, B>(record: Record<string, A>, change: (key: string, value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(key, value)]));
}
