import { type SiteIdentity, STANDAARD_IDENTITEIT } from '@site/contract';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type ReactElement, useLayoutEffect } from 'react';
import {
  type Location,
  MemoryRouter,
  type NavigateFunction,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import { createQueryClient } from '../api/query-client';
import { ConsentProvider } from '../consent/consent';
import { SessionProvider } from '../session/session-provider';
import { SiteProvider } from '../site/site';
import { ToastProvider } from '../toast/toast';
import { ToastView } from '../toast/toast-view';
import { type FakeApi, fakeBackend, type MadeCall } from './fake-backend';
import './matchers';

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
  queryClient: QueryClient;
  /** Where the visitor is now. */
  location(): Location;
  /** The back button of the browser. */
  back(): void;
  /** Any other way to go somewhere. */
  navigate(to: string): void;
}

interface Place {
  location: Location;
  navigate: NavigateFunction;
}

/** Reports the current location to the test. */
function Watch({ onMove }: { onMove(place: Place): void }) {
  const location = useLocation();
  const navigate = useNavigate();
  useLayoutEffect(() => onMove({ location, navigate }));
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
 * Renders a page or a component as the shell would: with the site's identity, a router, the query client, the toasts, and a
 * backend that answers from a table. For jest with jsdom; brings the matchers of jest-dom and jest-axe along.
 */
export function renderWithKit(
  ui: ReactElement,
  { path = '/', site = STANDAARD_IDENTITEIT, api = {} }: KitOptions = {},
): KitResult {
  const calls = replaceBackend(api);
  const queryClient = createQueryClient();
  let place: Place | undefined;

  const result = render(ui, {
    wrapper: ({ children }) => (
      <SiteProvider site={site}>
        <QueryClientProvider client={queryClient}>
          <SessionProvider>
            <ConsentProvider>
              <ToastProvider>
                <MemoryRouter initialEntries={[path]}>
                  <Watch
                    onMove={(now) => {
                      place = now;
                    }}
                  />
                  {children}
                  <ToastView />
                </MemoryRouter>
              </ToastProvider>
            </ConsentProvider>
          </SessionProvider>
        </QueryClientProvider>
      </SiteProvider>
    ),
  });
  return {
    ...result,
    calls,
    user: userEvent.setup(),
    queryClient,
    location: () => (place as Place).location,
    back: () => act(() => void place?.navigate(-1)),
    navigate: (to) => act(() => void place?.navigate(to)),
  };
}
