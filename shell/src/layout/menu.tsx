import { BELOFTEN, telHref } from '@site/contract';
import {
  ButtonLink,
  Container,
  color,
  font,
  Link,
  media,
  radius,
  space,
  TextLink,
  useSite,
  VisuallyHidden,
  windowHeight,
} from '@site/kit';
import { ArrowRight, Menu as MenuIcon, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { ChatLink } from './chat/chat';
import { TOP_BAR_HEIGHT } from './heights';
import { menuLinks, useMenuGroups } from './links';
import { SearchForm } from './search-form';
import { MenuSession } from './session-links';

const Root = styled.details`
  .when-open {
    display: none;
  }
  &[open] {
    .when-open {
      display: block;
    }
    .when-closed {
      display: none;
    }
  }
`;

const Handle = styled.summary`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  min-width: 2.75rem;
  min-height: 2.75rem;
  padding: 0 0.5625rem;
  font-weight: 650;
  font-size: 1rem;
  list-style: none;
  border: 2px solid ${color.ink};
  border-radius: 12px;
  user-select: none;
  &::-webkit-details-marker {
    display: none;
  }
  &:hover {
    background: rgb(18 33 29 / 10%);
  }
  &:focus-visible {
    border-radius: 12px;
  }
  ${media.tablet} {
    padding: 0 0.875rem;
  }
  ${media.mobile} {
    > span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

const Panel = styled.div`
  position: absolute;
  inset: 100% 0 auto;
  max-height: max(calc(${windowHeight(100)} - var(--header-height) - ${TOP_BAR_HEIGHT}), 9rem);
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-block: 0.75rem;
  padding: ${space(3)} 0 ${space(4)};
  background: ${color.card};
  border-block: 2px solid ${color.ink};
  box-shadow: 0 30px 50px -30px rgb(18 33 29 / 50%);
  ${media.wide} {
    padding: ${space(5)} 0 ${space(6)};
  }
`;

const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  align-items: end;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${space(5)};
  }
`;

const Links = styled.ul`
  list-style: none;
  margin-top: ${space(3)};
  padding: 0;
  border-top: 2px solid ${color.ink};
  ${media.tablet} {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    column-gap: ${space(5)};
    margin-top: ${space(4)};
  }
  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 3.75rem;
    font: 700 1.375rem/1.2 ${font.display};
    letter-spacing: -0.02em;
    text-decoration: none;
    border-bottom: 1px solid ${color.line};
    &:hover {
      border-bottom-color: ${color.ink};
    }
    &[aria-current] svg {
      visibility: hidden;
    }
  }
`;

/** Pages that say that they are found here. */
const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9.375rem, 100%), 1fr));
  gap: ${space(3)};
  margin-top: ${space(4)};
  h2 {
    padding-bottom: ${space(0.5)};
    font-size: 1.125rem;
    letter-spacing: -0.01em;
  }
  ul {
    padding: 0;
    list-style: none;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    font-size: 1rem;
    line-height: 1.25;
    text-decoration-color: transparent;
    text-underline-offset: 0.25em;
    &:hover,
    &[aria-current] {
      text-decoration: underline;
      text-decoration-color: ${color.plateDeep};
      text-decoration-thickness: 3px;
    }
  }
  ${media.wide} {
    gap: ${space(5)};
    a {
      min-height: 2.25rem;
    }
  }
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(12.5rem, 1fr));
  gap: ${space(1.5)};
`;

const Help = styled.p`
  margin-top: ${space(3)};
  padding: ${space(2)} ${space(2.5)};
  font-size: 1rem;
  background: ${color.successSoft};
  border-radius: ${radius.m};
  button {
    display: flex;
    align-items: center;
    gap: ${space(1)};
    min-height: 2.75rem;
    font-weight: 650;
  }
`;

/** The menu: search, links and actions. Opens without JavaScript; closes on Escape, on a click outside it and on navigation. */
export function Menu() {
  const root = useRef<HTMLDetailsElement>(null);
  const handle = useRef<HTMLElement>(null);
  const { telefoon } = useSite();
  const groups = useMenuGroups();
  const location = useLocation();

  // Every navigation closes the menu; one that was opened before hydration stays open.
  const shownAt = useRef(location.key);
  useEffect(() => {
    if (shownAt.current === location.key) return;
    shownAt.current = location.key;
    if (root.current) root.current.open = false;
  }, [location.key]);

  useEffect(() => {
    const closeOutside = (event: Event) => {
      const menu = root.current;
      if (menu?.open && event.target instanceof Node && !menu.contains(event.target)) menu.open = false;
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, []);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !root.current?.open) return;
    root.current.open = false;
    handle.current?.focus();
  };

  return (
    <Root data-screen-only ref={root} onKeyDown={closeOnEscape}>
      <Handle ref={handle}>
        <MenuIcon className="when-closed" size={22} strokeWidth={2.6} aria-hidden />
        <X className="when-open" size={22} strokeWidth={2.6} aria-hidden />
        <span>Menu</span>
      </Handle>
      <Panel>
        <Container>
          <MenuSession />
          <Top>
            <SearchForm />
            <Actions>
              <ButtonLink to="/lease-aanvragen">Lease aanvragen</ButtonLink>
              <ButtonLink to="/lease-berekenen" variant="ghost">
                Lease berekenen
              </ButtonLink>
            </Actions>
          </Top>
          <nav aria-label="Menu">
            <Links>
              {menuLinks.map(({ to, text }) => (
                <li key={to}>
                  <Link to={to} aria-current={location.pathname === to ? 'page' : undefined}>
                    {text}
                    <ArrowRight size={22} strokeWidth={2.4} aria-hidden />
                  </Link>
                </li>
              ))}
            </Links>
            {groups.length > 0 && (
              <Groups>
                {groups.map(({ title, links }) => (
                  <div key={title}>
                    <h2>{title}</h2>
                    <ul>
                      {links.map(({ to, text }) => (
                        <li key={to}>
                          <Link to={to} aria-current={location.pathname === to ? 'page' : undefined}>
                            {text}
                          </Link>
                        </li>
                      ))}
                    </ul>
                  </div>
                ))}
              </Groups>
            )}
            <Help>
              Liever iemand spreken? <TextLink href={telHref(telefoon)}>{telefoon}</TextLink>
              <VisuallyHidden>, </VisuallyHidden>
              <br aria-hidden />
              {BELOFTEN.telefoonKort}
              <ChatLink />
            </Help>
          </nav>
        </Container>
      </Panel>
    </Root>
  );
}
