import { eenDecimaal, geheelGetal } from '@site/contract';
import { color, font, radius, space, TextLink, useSite } from '@site/kit';
import { Star } from 'lucide-react';
import styled from 'styled-components';

const Badge = styled.p`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  margin: 0 0 ${space(4)};
  padding: ${space(1)} ${space(2)};
  border: 1px solid ${color.line};
  border-radius: ${radius.s};
  background: ${color.card};
  svg {
    fill: ${color.plate};
  }
`;

const Score = styled.strong`
  font-family: ${font.display};
  font-size: 1.25rem;
`;

/** The review rating in the configuration of the site, with a link to the reviews where one is configured. */
export function ReviewBadge() {
  const { cijfer, aantal, url } = useSite().beoordeling;
  const source = `${geheelGetal(aantal)} Google reviews`;
  return (
    <Badge>
      <Star size={20} />
      <Score>{eenDecimaal(cijfer)}</Score> van 5, uit{' '}
      {url ? <TextLink href={url}>{source}</TextLink> : source}
    </Badge>
  );
}
