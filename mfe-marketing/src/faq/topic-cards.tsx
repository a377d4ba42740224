import { color, font, media, on, radius, space } from '@site/kit';
import { ArrowDown } from 'lucide-react';
import styled from 'styled-components';
import type { Topic } from './questions';

const List = styled.nav`
  display: grid;
  gap: ${space(2)};
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space(3)};
  }
`;

const TopicCard = styled.a`
  display: grid;
  grid-template-columns: 1fr auto;
  align-content: start;
  gap: ${space(0.5)} ${space(2)};
  padding: ${space(1.5)} ${space(2.5)};
  ${media.tablet} {
    padding: ${space(3)};
  }
  border: 2px solid ${color.ink};
  border-radius: ${radius.l};
  background: ${color.card};
  text-decoration: none;
  &:hover {
    background: ${color.successSoft};
  }
  strong {
    font: 700 1.375rem/1.2 ${font.display};
    letter-spacing: -0.015em;
  }
  span {
    grid-column: 1 / -1;
    color: ${on.soft};
    ${media.mobile} {
      display: none;
    }
  }
`;

/** The topics as cards; each scrolls to its section of the page. */
export function TopicCards({ topics }: { topics: readonly Topic[] }) {
  return (
    <List aria-label="Onderwerpen" data-screen-only>
      {topics.map(({ id, title, description }) => (
        <TopicCard key={id} href={`#${id}`}>
          <strong>{title}</strong>
          <ArrowDown size={24} strokeWidth={2.4} />
          <span>{description}</span>
        </TopicCard>
      ))}
    </List>
  );
}
