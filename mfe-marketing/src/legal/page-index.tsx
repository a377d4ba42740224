import { color, font, media, on, radius, space } from '@site/kit';
import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import { useCurrentHeading } from './use-current-heading';

/** A heading of the page, by its id, and the headings one level lower. */
export interface IndexEntry {
  id: string;
  title: string;
  below?: readonly IndexEntry[];
}

const TITLE = 'Op deze pagina';

/** As high as the text next to it, so that the index stays visible to its end. */
const Nav = styled.nav`
  ${media.wide} {
    height: 100%;
  }
`;

/** Closed at first on a narrow screen. */
const Closed = styled.details`
  border: 2px solid ${color.ink};
  border-radius: ${radius.m};
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 3rem;
    padding: ${space(1)} ${space(2)};
    font-weight: 650;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
    &:focus-visible {
      border-radius: ${radius.m};
    }
  }
  &[open] summary > svg {
    transform: rotate(180deg);
  }
  > div {
    padding: 0 ${space(2)} ${space(2)};
  }
  ${media.wide} {
    display: none;
  }
`;

/** Sticky; in a low window it scrolls by itself. */
const Open = styled.div`
  display: none;
  ${media.wide} {
    display: block;
    position: sticky;
    top: calc(var(--header-height) + ${space(3)});
    max-height: calc(100vh - var(--header-height) - ${space(6)});
    /* Room for the focus ring of a link. */
    margin: -${space(1)};
    padding: ${space(1)};
    overflow-y: auto;
  }
`;

const Title = styled.p`
  margin-bottom: ${space(1.5)};
  font: 700 1.25rem/1.25 ${font.display};
  letter-spacing: -0.015em;
`;

const List = styled.ul`
  list-style: none;
  padding: 0;
  ul a {
    padding-left: ${space(4)};
  }
  a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    padding: ${space(0.5)} ${space(2)};
    border-left: 4px solid ${on.rule};
    line-height: 1.35;
    color: ${on.soft};
    text-decoration: none;
    &:hover {
      color: ${on.text};
      text-decoration: underline;
      text-decoration-thickness: 2px;
      text-underline-offset: 0.22em;
    }
  }
  a[aria-current] {
    border-left-color: ${color.success};
    font-weight: 650;
    color: ${on.text};
    ${media.forcedColors} {
      border-left-color: Highlight;
    }
  }
`;

function Entries({ entries, current }: { entries: readonly IndexEntry[]; current: string | undefined }) {
  return (
    <List>
      {entries.map(({ id, title, below = [] }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
            {title}
          </a>
          {below.length > 0 && <Entries entries={below} current={current} />}
        </li>
      ))}
    </List>
  );
}

/**
 * The headings of a long page as links: next to the text on a wide screen, with the current heading marked, and in a disclosure
 * above it on a narrow one. Not printed.
 */
export function PageIndex({ entries }: { entries: readonly IndexEntry[] }) {
  const current = useCurrentHeading(
    entries.flatMap(({ id, below = [] }) => [id, ...below.map((one) => one.id)]),
  );
  return (
    <Nav aria-label={TITLE} data-screen-only>
      <Closed>
        <summary>
          {TITLE}
          <ChevronDown size={22} strokeWidth={2.4} />
        </summary>
        <div>
          <Entries entries={entries} current={current} />
        </div>
      </Closed>
      <Open>
        <Title>{TITLE}</Title>
        <Entries entries={entries} current={current} />
      </Open>
    </Nav>
  );
}
