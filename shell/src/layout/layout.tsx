import { color, layer, media, Toaster, windowHeight } from '@site/kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Announcement } from './announcement/announcement';
import { ChatProvider } from './chat/chat';
import { CookieBanner } from './cookie-banner/cookie-banner';
import { Footer } from './footer';
import { Header } from './header';
import { LogoutNotice } from './logout-notice';
import { MAIN_ID, PageChange } from './page-change';

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: ${windowHeight(100)};
  ${media.print} {
    display: block;
    min-height: 0;
  }
`;

const Main = styled.main`
  flex: 1;
`;

const SkipLink = styled.a`
  position: absolute;
  z-index: ${layer.skip};
  top: -6.25rem;
  left: var(--gutter);
  padding: 0.875rem 1.25rem;
  font-weight: 650;
  color: ${color.ink};
  background: ${color.plate};
  border-radius: 0 0 14px 14px;
  &:focus {
    top: 0;
  }
`;

/**
 * The layout around every page: skip link, cookie banner, header, toasts, announcement, logout notice, the page itself, footer, chat.
 */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <Page>
      <SkipLink data-screen-only href={`#${MAIN_ID}`}>
        Naar de inhoud
      </SkipLink>
      <CookieBanner />
      <ChatProvider>
        <Header />
        <Toaster />
        <Announcement />
        <LogoutNotice />
        <Main id={MAIN_ID} tabIndex={-1}>
          {children}
        </Main>
        <Footer />
      </ChatProvider>
      <PageChange />
    </Page>
  );
}
