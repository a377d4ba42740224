import { color, font, Link, media, radius, space, surface } from '@site/kit';
import { ArrowRight, CarFront, CircleQuestionMark, type LucideIcon, Phone, Wrench } from 'lucide-react';
import { type MouseEvent, useId } from 'react';
import styled from 'styled-components';
import { Marked } from './marked';
import type { SearchEntry, SearchEntryType } from './search-index';

/** The icon and colour of each type. */
const SIGNS: Record<SearchEntryType, { icon: LucideIcon; tint: string }> = {
  lease: { icon: CarFront, tint: color.successSoft },
  service: { icon: Wrench, tint: color.plateSoft },
  contact: { icon: Phone, tint: color.sky },
  help: { icon: CircleQuestionMark, tint: color.sand },
};

export function ResultCard({ entry, query }: { entry: SearchEntry; query: string }) {
  const titleId = useId();
  const { icon: Icon, tint } = SIGNS[entry.type];
  return (
    <Root onClick={followTitle}>
      <Sign $tint={tint}>
        <Icon size={32} data-type={entry.type} />
      </Sign>
      <Words>
        <h3 id={titleId}>
          <Link to={entry.url}>
            <Marked text={entry.title} query={query} />
          </Link>
        </h3>
        <Category>
          <Marked text={entry.category} query={query} />
        </Category>
        <p>
          <Marked text={entry.description} query={query} />
        </p>
        <More to={entry.url} aria-describedby={titleId}>
          Meer informatie
          <ArrowRight size={18} strokeWidth={2.6} />
        </More>
      </Words>
    </Root>
  );
}

/**
 * A click anywhere on the card follows its link. A link that covers the card would do that by itself, but would prevent
 * selecting text.
 */
function followTitle({ target, currentTarget }: MouseEvent<HTMLElement>) {
  const onLink = (target as Element).closest('a') !== null;
  const selecting = getSelection()?.isCollapsed === false;
  if (!onLink && !selecting) currentTarget.querySelector('a')?.click();
}

const Root = styled.article`
  ${surface.card}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  height: 100%;
  overflow: hidden;
  border: 2px solid ${color.ink};
  border-radius: ${radius.l};
  cursor: pointer;

  &:hover {
    box-shadow: 0 5px 0 ${color.ink};
  }

  ${media.print} {
    border-width: 1px;
  }
`;

const Sign = styled.span<{ $tint: string }>`
  display: grid;
  justify-items: center;
  align-content: start;
  width: 4rem;
  padding-top: ${space(2.5)};
  background: ${({ $tint }) => $tint};
  border-right: 2px solid ${color.ink};

  ${media.tablet} {
    width: 5.5rem;
    padding-top: ${space(3)};
  }
`;

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(1.5)};
  align-items: center;
  align-content: flex-start;
  padding: ${space(2)};

  ${media.tablet} {
    padding: ${space(2.5)} ${space(3)};
  }

  h3 {
    font: 700 1.375rem/1.2 ${font.display};
    letter-spacing: -0.015em;

    ${media.mobile} {
      flex-basis: 100%;
    }
  }

  h3 a {
    text-decoration-color: transparent;
    text-decoration-thickness: 3px;
    text-underline-offset: 0.2em;
  }

  ${Root}:hover & h3 a {
    text-decoration-color: ${color.plateDeep};
  }

  p {
    flex-basis: 100%;
    color: ${color.ink2};
  }
`;

const Category = styled.span`
  padding: 3px 0.75rem;
  font-size: 0.875rem;
  font-weight: 600;
  color: ${color.ink2};
  border: 1px solid ${color.line};
  border-radius: 99px;
`;

const More = styled(Link)`
  display: inline-flex;
  gap: ${space(1)};
  align-items: center;
  min-height: 2.75rem;
  font-weight: 650;
  text-decoration-color: ${color.plateDeep};
  text-decoration-thickness: 3px;
  text-underline-offset: 0.35em;

  &:hover {
    text-decoration-thickness: 5px;
  }
`;
