import { color, font, radius, space } from '@site/kit';
import styled from 'styled-components';

export const CodeBadge = styled.span`
  display: inline-grid;
  place-items: center;
  min-width: ${space(8)};
  height: ${space(6)};
  padding-inline: ${space(1.5)};
  border-radius: ${radius.s};
  background: ${color.ink};
  color: ${color.white};
  font-family: ${font.display};
  font-size: 1.5rem;
  font-weight: 800;
`;
