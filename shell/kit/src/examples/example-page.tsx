import { STANDAARD_IDENTITEIT } from '@site/contract';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ConsentProvider } from '../consent/consent';
import { SessionProvider } from '../session/session-provider';
import { SiteProvider } from '../site/site';
import { ToastProvider } from '../toast/toast';
import { ToastView } from '../toast/toast-view';

/** One example inside the providers that the shell gives every page, for the tests that render it on the server and in the browser. */
export function examplePage(Example: ComponentType) {
  return (
    <SiteProvider site={STANDAARD_IDENTITEIT}>
      <SessionProvider>
        <ConsentProvider>
          <ToastProvider>
            <MemoryRouter>
              <Example />
              <ToastView />
            </MemoryRouter>
          </ToastProvider>
        </ConsentProvider>
      </SessionProvider>
    </SiteProvider>
  );
}
