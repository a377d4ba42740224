import type { SiteIdentity } from '@site/contract';
import { ConsentProvider, SessionProvider, SiteProvider, ToastProvider } from '@site/kit';
import type { SiteLinks } from '@site/platform/protocol/page';
import { type ReactNode, StrictMode } from 'react';
import { AnnouncementProvider } from './announcement/announcement';
import { SiteLinksProvider } from './links';

/** The providers around every page. The session and all other stores live as long as one request on the server, or one tab. */
export function Providers({
  site,
  links,
  announcement = null,
  children,
}: {
  site: SiteIdentity;
  links: SiteLinks | undefined;
  announcement?: string | null | undefined;
  children: ReactNode;
}) {
  return (
    <StrictMode>
      <SiteProvider site={site}>
        <SiteLinksProvider links={links}>
          <SessionProvider>
            <ConsentProvider>
              <ToastProvider>
                <AnnouncementProvider text={announcement}>{children}</AnnouncementProvider>
              </ToastProvider>
            </ConsentProvider>
          </SessionProvider>
        </SiteLinksProvider>
      </SiteProvider>
    </StrictMode>
  );
}
