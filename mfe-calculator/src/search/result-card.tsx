import { Card, color, font, media, radius, space } from '@site/kit';
import { CarFront, CircleQuestionMark, type LucideIcon, Mail, Wrench } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { SearchEntry, SearchEntryType } from './search-index';

const ICONS: Record<SearchEntryType, LucideIcon> = {
  lease: CarFront,
  service: Wrench,
  contact: Mail,
  help: CircleQuestionMark,
};

/** One page that was found. */
export function ResultCard({ entry }: { entry: SearchEntry }) {
  const titleId = useId();
  const Icon = ICONS[entry.type];
  return (
    <Card as="article">
      <Columns>
        <Picture>
          <Icon aria-hidden data-type={entry.type} />
        </Picture>
        <div>
          <Top>
            <h3 id={titleId}>
              <Link to={entry.url}>{entry.title}</Link>
            </h3>
            <Category>{entry.category}</Category>
          </Top>
          <p>{entry.description}</p>
          <More to={entry.url} aria-describedby={titleId}>
            Meer informatie
          </More>
        </div>
      </Columns>
    </Card>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(2)};

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }

  p {
    margin: ${space(1)} 0;
    color: ${color.ink2};
  }
`;

const Picture = styled.span`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  color: ${color.go};
  background: ${color.goSoft};
  border-radius: ${radius.m};
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  align-items: center;

  h3 {
    margin: 0;
    font: 700 22px/1.2 ${font.display};
  }

  a {
    text-decoration-color: transparent;
    text-decoration-thickness: 3px;
    text-underline-offset: 0.2em;

    &:hover {
      text-decoration-color: ${color.plateDeep};
    }
  }
`;

const Category = styled.span`
  padding: 4px 12px;
  font-size: 14px;
  font-weight: 600;
  color: ${color.ink2};
  border: 1px solid ${color.line};
  border-radius: 99px;
`;

const More = styled(Link)`
  display: inline-block;
  padding: 6px 0;
  font-weight: 650;
  text-decoration-color: ${color.plateDeep};
  text-decoration-thickness: 3px;
  text-underline-offset: 0.35em;

  &:hover {
    text-decoration-thickness: 5px;
  }
`;
