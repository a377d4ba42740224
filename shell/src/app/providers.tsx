import type { SiteIdentity } from '@site/contract';
import { ConsentProvider, GlobalStyle, SessionProvider, SiteProvider, ToastProvider } from '@site/kit';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import type { SiteLinks } from '../composition/site-links';
import { AnnouncementProvider } from '../layout/announcement/announcement';
import { SiteLinksProvider } from '../layout/links';

/** The providers around every page. The query client and all stores live as long as one request on the server, or one tab. */
export function Providers({
  site,
  links,
  announcement = null,
  queryClient,
  children,
}: {
  site: SiteIdentity;
  links: SiteLinks | undefined;
  announcement?: string | null | undefined;
  queryClient: QueryClient;
  children: ReactNode;
}) {
  return (
    <StrictMode>
      <SiteProvider site={site}>
        <SiteLinksProvider links={links}>
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
        </SiteLinksProvider>
      </SiteProvider>
    </StrictMode>
  );
}
