import {
  BackLink,
  Callout,
  color,
  dashes,
  Illustration,
  media,
  radius,
  type SitePath,
  space,
  TextLink,
} from '@site/kit';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { PageContainer } from '../../parts/page-container';

interface LoginFrameProps {
  title: string;
  lead?: ReactNode;
  back: { to: SitePath; text: string; state?: unknown };
  /** Why the visitor has to log in, when a link to a page of the portal led here. */
  reason?: string;
  /** Above the heading, such as the progress of the login. */
  above?: ReactNode;
  children: ReactNode;
  /** Links below the form; the help link to the contact page is always the last. */
  links?: ReactNode;
  /** Next to the form on wide screens, below it on a phone. Default: a picture, on wide screens only. */
  aside?: ReactNode;
  /** Is the title that of the current step? False until the page is hydrated, when only the browser knows the step. */
  isTitleKnown?: boolean;
}

/** The layout of a login page: heading, form and links, with an explanation next to it. A title that changes gets the focus. */
export function LoginFrame({
  title,
  lead,
  reason,
  back,
  above,
  children,
  links,
  aside,
  isTitleKnown = true,
}: LoginFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (!isTitleKnown || shown.current === title) return;
    if (shown.current !== undefined) heading.current?.focus();
    shown.current = title;
  }, [title, isTitleKnown]);
  return (
    <PageContainer>
      <BackLink to={back.to} state={back.state}>
        {back.text}
      </BackLink>
      <Columns>
        <div>
          {reason && <Reason>{reason}</Reason>}
          {above && <Above>{above}</Above>}
          <Heading ref={heading} tabIndex={-1}>
            {title}
          </Heading>
          {lead && <Lead>{lead}</Lead>}
          <Sheet>
            {children}
            <Links aria-label="Meer over inloggen">
              {links}
              <TextLink to="/contact">Hulp nodig bij het inloggen?</TextLink>
            </Links>
          </Sheet>
          <noscript>
            <Instead>
              <Callout tone="note" title="Inloggen werkt alleen met JavaScript">
                Zet JavaScript aan in uw browser of <TextLink to="/contact">neem contact op</TextLink>.
              </Callout>
            </Instead>
          </noscript>
        </div>
        {aside ?? (
          <Scene aria-hidden>
            <Illustration name="sleutels" />
          </Scene>
        )}
      </Columns>
    </PageContainer>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  margin-top: ${space(3)};

  ${media.wide} {
    grid-template-columns: minmax(0, 1.2fr) minmax(0, 0.8fr);
    gap: ${space(9)};
    align-items: start;
  }
`;

const Scene = styled.div`
  display: none;

  ${media.wide} {
    position: relative;
    display: grid;
    place-items: center;
    align-self: stretch;
    min-height: 22.5rem;
    padding: ${space(4)} ${space(4)} ${space(12)};
    background: ${color.successSoft};
    border-radius: ${radius.xl};
    overflow: hidden;

    > svg {
      width: min(100%, 21.25rem);
      height: auto;
    }

    /* A drawn road below the picture. */
    &::after {
      content: '';
      position: absolute;
      inset: auto 0 0;
      height: ${space(8)};
      background: ${dashes(color.light, 36)} center / 100% 0.25rem no-repeat ${color.dark};
    }
  }
`;

const Reason = styled.p`
  margin-bottom: ${space(2)};
  font-size: 1.125rem;
  font-weight: 650;
`;

const Above = styled.div`
  margin-bottom: ${space(4)};
`;

const Heading = styled.h1`
  font-size: clamp(2.125rem, 5vw, 3.25rem);
  scroll-margin-top: ${space(14)};
`;

const Lead = styled.p`
  margin-top: ${space(2)};
  font-size: 1.125rem;
  color: ${color.ink2};
  max-width: 34em;
`;

const Sheet = styled.div`
  margin-top: ${space(4)};
  padding: clamp(1.25rem, 4vw, 2.25rem);
  background: ${color.card};
  border: 1px solid ${color.line};
  border-radius: ${radius.xl};

  ${media.noScript} {
    display: none;
  }
`;

const Instead = styled.div`
  margin-top: ${space(4)};
`;

const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  align-items: center;
  margin-top: ${space(3)};
  padding-top: ${space(2)};
  border-top: 1px solid ${color.line};

  button {
    padding-inline: 0;
  }
`;
