import type { SiteIdentity } from '@site/contract';
import { ConsentProvider, GlobalStyle, SessionProvider, SiteProvider, ToastProvider } from '@site/kit';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { AnnouncementProvider } from '../layout/announcement/announcement';

/** The providers around every page. The query client and all stores live as long as one request on the server, or one tab. */
export function Providers({
  site,
  announcement = null,
  queryClient,
  children,
}: {
  site: SiteIdentity;
  announcement?: string | null | undefined;
  queryClient: QueryClient;
  children: ReactNode;
}) {
  return (
    <StrictMode>
      <SiteProvider site={site}>
        <QueryClientProvider client={queryClient}>
          <SessionProvider>
            <ConsentProvider>
              <ToastProvider>
                <GlobalStyle />
                <AnnouncementProvider text={announcement}>{children}</AnnouncementProvider>
              </ToastProvider>
            </ConsentProvider>
          </SessionProvider>
        </QueryClientProvider>
      </SiteProvider>
    </StrictMode>
  );
}
