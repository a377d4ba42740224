import styled from 'styled-components';
import { color, dashes, media } from '../theme/theme';

/** The part of a road that has been travelled, with its dashed line; its width says how far. */
export const Travelled = styled.span`
  position: absolute;
  inset: 0 auto 0 0;
  border-radius: 7px;
  background: ${color.road};
  ${media.forced} {
    background: Highlight;
  }
  transition: width 400ms ease-out;
  &::after {
    content: '';
    position: absolute;
    inset: 6px 8px auto;
    height: 2px;
    background: ${dashes('#fff', 12)};
  }
`;
