import { STANDAARD_IDENTITEIT } from '@site/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '../api/query-client';
import { ConsentProvider } from '../consent/consent';
import { SiteProvider } from '../site/site';
import { ToastProvider } from '../toast/toast';
import { ToastView } from '../toast/toast-view';

/** One example inside the providers that the shell gives every page, for the tests that render it on the server and in the browser. */
export function examplePage(Example: ComponentType) {
  return (
    <SiteProvider site={STANDAARD_IDENTITEIT}>
      <QueryClientProvider client={createQueryClient()}>
        <ConsentProvider>
          <ToastProvider>
            <MemoryRouter>
              <Example />
              <ToastView />
            </MemoryRouter>
          </ToastProvider>
        </ConsentProvider>
      </QueryClientProvider>
    </SiteProvider>
  );
}
