import { Container, color, Link, media, on, space } from '@site/kit';
import { components, groups } from '@site/kit/examples';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { componentAddress } from './address';

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${media.wide} {
    grid-template-columns: 192px minmax(0, 1fr);
    gap: ${space(6)};
  }
`;

const Side = styled.nav`
  display: none;
  ${media.wide} {
    display: block;
    position: sticky;
    top: var(--header-height);
    align-self: start;
    max-height: calc(100vh - var(--header-height));
    overflow-y: auto;
    overscroll-behavior: contain;
    padding-block: ${space(5)};
    margin-inline-start: -12px;
    padding-inline-start: 12px;
  }
  p {
    margin-block: ${space(2.5)} 4px;
    font-size: 14px;
    font-weight: 650;
    color: ${color.success};
  }
  ul {
    list-style: none;
    padding: 0;
  }
  a {
    display: block;
    padding: 4px 10px;
    margin-inline-start: -10px;
    font-size: 16px;
    line-height: 1.4;
    text-decoration: none;
    border-radius: 8px;
    &:hover {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
    &[aria-current] {
      font-weight: 650;
      background: ${color.sand};
    }
  }
`;

const Content = styled.div`
  min-width: 0;
  padding-block: ${space(4)} ${space(10)};
  ${media.wide} {
    padding-block: ${space(5)} ${space(14)};
  }
`;

export const Title = styled.h1`
  margin-top: ${space(2)};
  font-size: clamp(2.25rem, 4.4vw, 3.75rem);
  font-weight: 800;
  line-height: 1;
  letter-spacing: -0.035em;
  overflow-wrap: anywhere;
`;

export const Lead = styled.p`
  margin-top: ${space(2.5)};
  max-width: 34em;
  font-size: clamp(1.125rem, 1.5vw, 1.25rem);
  line-height: 1.55;
  color: ${on.soft};
`;

const TOP = [
  { to: '/kit', text: 'All components' },
  { to: '/kit/tokens', text: 'Tokens' },
];

/** A page of the gallery, in English, with links to every component at the side of a wide screen. */
export function GalleryPage({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const here = (address: string) => (address === pathname + search ? 'page' : undefined);
  return (
    <Columns lang="en">
      <Side aria-label="The kit">
        <ul>
          {TOP.map(({ to, text }) => (
            <li key={to}>
              <Link to={to} aria-current={here(to)}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
        {groups.map((group) => {
          const members = components.filter((component) => component.group === group);
          if (members.length === 0) return null;
          return (
            <div key={group}>
              <p>{group}</p>
              <ul>
                {members.map((component) => (
                  <li key={component.slug}>
                    {/* All components have the same path: a full page load handles focus and title. */}
                    <a href={componentAddress(component)} aria-current={here(componentAddress(component))}>
                      {component.name}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </Side>
      <Content>{children}</Content>
    </Columns>
  );
}
