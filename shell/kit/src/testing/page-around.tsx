import { type SiteIdentity, STANDAARD_IDENTITEIT } from '@site/contract';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ConsentProvider } from '../consent/consent';
import { SessionProvider } from '../session/session-provider';
import { SiteProvider } from '../site/site';
import { ToastProvider } from '../toast/toast';
import { ToastView } from '../toast/toast-view';

interface PageAroundProps {
  path?: string;
  site?: SiteIdentity;
  children: ReactNode;
}

/** What the shell gives every page, for tests. */
export function PageAround({ path = '/', site = STANDAARD_IDENTITEIT, children }: PageAroundProps) {
  return (
    <SiteProvider site={site}>
      <SessionProvider>
        <ConsentProvider>
          <ToastProvider>
            <MemoryRouter initialEntries={[path]}>
              {children}
              <ToastView />
            </MemoryRouter>
          </ToastProvider>
        </ConsentProvider>
      </SessionProvider>
    </SiteProvider>
  );
}
