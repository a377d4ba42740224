import {
  Band,
  color,
  coveringLink,
  focusInside,
  focusRing,
  font,
  Link,
  media,
  radius,
  type SitePage,
  space,
} from '@site/kit';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';

const Heading = styled.h2`
  margin-bottom: ${space(2.5)};
  font-size: clamp(1.5rem, 2.8vw, 2.25rem);
  line-height: 1.1;
  letter-spacing: -0.02em;
`;

const Pages = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: 0;
  list-style: none;
  border-top: 2px solid ${color.ink};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space(4)};
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    > :last-child:nth-child(odd) {
      grid-column: auto;
    }
  }
`;

const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(1)} ${space(2)};
  align-content: start;
  padding-block: ${space(2)};
  border-bottom: 1px solid ${color.line};
  a {
    font: 700 1.25rem/1.2 ${font.display};
    letter-spacing: -0.015em;
    ${coveringLink}
  }
  &:hover a {
    text-decoration: underline;
    text-decoration-color: ${color.plateDeep};
    text-decoration-thickness: 3px;
    text-underline-offset: 0.25em;
  }
  p {
    font-size: 1rem;
    line-height: 1.45;
    color: ${color.ink2};
    ${media.mobile} {
      display: none;
    }
  }
  ${focusInside(`
    margin-inline: -${space(1.5)};
    padding-inline: ${space(1.5)};
    ${focusRing}
    border-radius: ${radius.s};
  `)}
`;

/** The links below a page to the pages that it names to read on. */
export function ReadOn({ pages }: { pages: readonly SitePage[] }) {
  const titleId = useId();
  if (pages.length === 0) return null;
  return (
    <nav data-screen-only aria-labelledby={titleId}>
      <Band tone="card">
        <Heading id={titleId}>Lees verder</Heading>
        <Pages>
          {pages.map(({ path, title, description }) => (
            <Item key={path}>
              <Link to={path}>{title}</Link>
              <ArrowRight size={22} strokeWidth={2.4} />
              <p>{description}</p>
            </Item>
          ))}
        </Pages>
      </Band>
    </nav>
  );
}
