import { BELOFTEN, telHref } from '@site/contract';
import {
  Container,
  color,
  Link,
  Logo,
  layer,
  media,
  space,
  useFixed,
  useSite,
  VisuallyHidden,
} from '@site/kit';
import { Phone, Search } from 'lucide-react';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { TOP_BAR_HEIGHT } from './heights';
import { menuLinks } from './links';
import { Menu } from './menu';
import { PortalOrApply, SessionButton } from './session-links';
import { smallPhone } from './small-phone';

const TopBar = styled.div`
  font-size: 0.875rem;
  line-height: 1.3;
  color: #e8e4d6;
  background: ${color.ink};
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${space(1)};
    ${media.mobile} {
      font-size: 0.8125rem;
    }
    ${media.tablet} {
      gap: 0 ${space(3)};
      justify-content: flex-end;
    }
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    min-height: ${TOP_BAR_HEIGHT};
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    color: #fff;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
      text-decoration-color: ${color.plate};
      text-decoration-thickness: 2px;
      text-underline-offset: 4px;
    }
  }
`;

const Root = styled.header`
  z-index: ${layer.header};
  /* In a low window (a phone in landscape, 400% zoom) a sticky header would leave too little to read. */
  @media (min-height: 30em) {
    position: sticky;
    top: -${TOP_BAR_HEIGHT};
  }
  /* The top bar that scrolls away is shown when its link gets the focus by keyboard. */
  &:has(${TopBar} :focus-visible) {
    top: 0;
  }
  /* The open menu covers the chat and the cookie banner. */
  &:has(details[open]) {
    z-index: ${layer.banner + 1};
  }
  @supports not selector(:has(*)) {
    &:focus-within {
      z-index: ${layer.banner + 1};
    }
  }
  /* When printed, the logo and the phone number are on one line, on the first page. */
  ${media.print} {
    position: static;
    display: flex;
    flex-direction: row-reverse;
    align-items: center;
    justify-content: space-between;
    margin-bottom: ${space(2)};
    border-bottom: 2px solid ${color.ink};
  }
`;

/** On a phone the weekend hours are on a separate line, without the comma before them. */
const Weekend = styled.span`
  ${media.mobile} {
    display: block;
    > span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;

/** The menu's panel is positioned below it. */
const Bar = styled.div`
  position: relative;
  background: ${color.light};
  border-bottom: 1px solid ${color.line};
  ${media.print} {
    border: 0;
  }
`;

const Row = styled(Container)`
  display: flex;
  /* Where the visitor's letters or spaces are larger. */
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(1)};
  min-height: calc(var(--header-height) - 1px);
  ${smallPhone} {
    gap: ${space(0.75)};
  }
  ${media.smallest} {
    gap: ${space(0.5)};
  }
  ${media.tablet} {
    gap: ${space(1.5)};
  }
`;

const Home = styled(Link)`
  display: flex;
  flex: none;
  align-items: center;
  max-width: 100%;
  min-height: 2.75rem;
  margin-right: auto;
  text-decoration: none;
  /* A font that is a few pixels wider, until that of the site arrives, does not make a second line. */
  > span {
    margin-right: -${space(1)};
  }
  ${media.mobile} {
    svg {
      width: 2.125rem;
      height: 2.125rem;
    }
    > span {
      gap: 0.5rem;
      font-size: 1.3125rem;
    }
  }
  ${smallPhone} {
    svg {
      width: 1.75rem;
      height: 1.75rem;
    }
    > span {
      gap: 0.375rem;
      font-size: 1.125rem;
    }
  }
  ${media.smallest} {
    svg {
      width: 1.5rem;
      height: 1.5rem;
    }
    > span {
      gap: 0.3125rem;
      font-size: 1rem;
    }
  }
  @media (min-width: 75em) {
    margin-right: ${space(3)};
  }
`;

/* Only where they fit next to the buttons; the menu has them at every width. */
const Links = styled.nav`
  display: none;
  @media (min-width: 75em) {
    display: flex;
    gap: ${space(3.5)};
    margin-right: auto;
  }
  a {
    padding: 0.625rem 0 0.4375rem;
    font-weight: 550;
    white-space: nowrap;
    text-decoration: none;
    border-bottom: 3px solid transparent;
    ${media.forcedColors} {
      border-color: Canvas;
    }
    &:hover,
    &[aria-current='page'] {
      border-color: ${color.plate};
      ${media.forcedColors} {
        border-color: Highlight;
      }
    }
  }
`;

const SearchLink = styled(Link)`
  flex: none;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: 12px;
  &:hover {
    background: rgb(18 33 29 / 10%);
  }
  &:focus-visible {
    border-radius: 12px;
  }
`;

export function Header() {
  const { telefoon, naam } = useSite();
  const { pathname } = useLocation();
  const root = useRef<HTMLElement>(null);
  useFixed(root, 'top');
  return (
    <Root ref={root}>
      <TopBar>
        <Container>
          <span>
            {BELOFTEN.telefoonKort}
            <Weekend>
              <span>, </span>in het weekend gesloten
            </Weekend>
          </span>
          <a href={telHref(telefoon)}>
            <Phone size={15} strokeWidth={2.6} aria-hidden />
            {telefoon}
          </a>
        </Container>
      </TopBar>
      <Bar>
        <Row>
          <Home to="/" aria-label={`${naam}, naar de homepagina`}>
            <Logo />
          </Home>
          <Links aria-label="Hoofdmenu" data-screen-only>
            {menuLinks.map(({ to, text }) => (
              <Link key={to} to={to} aria-current={pathname === to ? 'page' : undefined}>
                {text}
              </Link>
            ))}
          </Links>
          <SearchLink to="/search" data-screen-only>
            <Search size={22} strokeWidth={2.6} aria-hidden />
            <VisuallyHidden>Zoeken</VisuallyHidden>
          </SearchLink>
          {/* Employees have a session of their own. */}
          {!pathname.startsWith('/kantoor') && (
            <>
              <PortalOrApply />
              <SessionButton />
            </>
          )}
          <Menu />
        </Row>
      </Bar>
    </Root>
  );
}
