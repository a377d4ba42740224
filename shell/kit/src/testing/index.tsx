import type { AuthUser, SiteIdentity } from '@site/contract';
import type { QueryKey } from '@tanstack/react-query';
import { act, type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type ReactElement, useLayoutEffect } from 'react';
import { type Location, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { queryClientOf } from '../queries/session-queries';
import { type SessionStore, useSessionStore } from '../session/session-store';
import { type FakeApi, fakeBackend, type MadeCall } from './fake-backend';
import { PageAround } from './page-around';
import '@testing-library/jest-dom';

export { axe } from './axe';
export type { FakeApi, GivenAnswer, MadeCall } from './fake-backend';

/** How a component is rendered in a test. */
export interface KitOptions {
  /** Where the visitor is, with query and hash. Default `/`. */
  path?: string;
  site?: SiteIdentity;
  /** The answers of the backend. By default no user is logged in, and every other call fails. */
  api?: FakeApi;
}

/** The rendered component, and what happened around it. */
export interface KitResult extends RenderResult {
  /** The calls of the backend so far, in order. */
  calls: MadeCall[];
  user: UserEvent;
  /** Who is logged in, as far as this tab knows: undefined until the backend has answered. */
  authUser(): AuthUser | null | undefined;
  /** The data of a query, undefined without any. */
  cachedQuery(queryKey: QueryKey): unknown;
  /** Where the visitor is now. */
  location(): Location;
  /** The back button of the browser. */
  back(): void;
  /** Any other way to go somewhere. */
  navigate(to: string): void;
}

interface Surroundings {
  location: Location;
  navigate: NavigateFunction;
  session: SessionStore;
}

/** Reports to the test what a component around it knows: at first, and after each navigation. */
function Watch({ onChange }: { onChange(now: Surroundings): void }) {
  const location = useLocation();
  const navigate = useNavigate();
  const session = useSessionStore();
  useLayoutEffect(() => onChange({ location, navigate, session }));
  return null;
}

let restoreFetch: (() => void) | undefined;

/** A fake backend lasts until the next one, or until the test is over. */
function replaceBackend(api: FakeApi): MadeCall[] {
  restoreFetch?.();
  const { calls, restore } = fakeBackend(api);
  restoreFetch = restore;
  return calls;
}

if (typeof afterEach === 'function') {
  afterEach(() => {
    restoreFetch?.();
    restoreFetch = undefined;
  });
}

/**
 * Renders a page or a component as the shell would: with the site's identity, a router, the session, the toasts, and a
 * backend that answers from a table. For jest with jsdom; brings the matchers of jest-dom along, and `axe` its own.
 */
export function renderWithKit(ui: ReactElement, { path, site, api = {} }: KitOptions = {}): KitResult {
  const calls = replaceBackend(api);
  let around: Surroundings | undefined;

  const result = render(ui, {
    wrapper: ({ children }) => (
      <PageAround site={site} path={path}>
        <Watch
          onChange={(now) => {
            around = now;
          }}
        />
        {children}
      </PageAround>
    ),
  });
  const { session } = around as unknown as Surroundings;
  return {
    ...result,
    calls,
    user: userEvent.setup(),
    authUser: () => session.getState().user,
    cachedQuery: (queryKey) => queryClientOf(session).getQueryData(queryKey),
    location: () => (around as Surroundings).location,
    back: () => act(() => void around?.navigate(-1)),
    navigate: (to) => act(() => void around?.navigate(to)),
  };
}
