import styled from 'styled-components';
import { dashes, media } from '../theme/theme';

/** The dashed centre line of a road, along the bottom edge. Its parent must be positioned. */
export const CentreLine = styled.span`
  position: absolute;
  inset: auto 0 24px;
  height: 6px;
  background: ${dashes('#f7f4ea', 48)};
  ${media.wide} {
    bottom: 34px;
    height: 8px;
    background: ${dashes('#f7f4ea', 74)};
  }
`;
