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

const libraries: Record<string, object> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDom,
  'react-router-dom': ReactRouter,
  'styled-components': StyledComponents,
  zustand: Zustand,
  '@tanstack/react-query': ReactQuery,
  '@site/kit': Kit,
};

type Options = Parameters<typeof createInstance>[0];

/**
 * The federation host: gives remotes the shell's own React, router, styles, store, queries and kit, of each exactly one.
 * The same in the browser and on the server.
 */
export function createHost(plugins: NonNullable<Options['plugins']> = []) {
  return createInstance({
    name: 'shell',
    remotes: [],
    plugins,
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(
      Object.entries(libraries).map(([name, library]) => {
        const version = SHARED_VERSIONS[name] ?? '0.0.0';
        const shareConfig = { singleton: true, eager: true, requiredVersion: `^${version}` };
        return [name, { version, lib: () => library, shareConfig }];
      }),
    ),
  });
}
