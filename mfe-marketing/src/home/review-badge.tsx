import { eenDecimaal, geheelGetal } from '@site/contract';
import { color, font, radius, space, useSite } from '@site/kit';
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

/** The review rating in the configuration of the site. */
export function ReviewBadge() {
  const { cijfer, aantal } = useSite().beoordeling;
  return (
    <Badge>
      <Star size={20} aria-hidden="true" />
      <Score>{eenDecimaal(cijfer)}</Score> van 5, uit {geheelGetal(aantal)} Google reviews
    </Badge>
  );
}
