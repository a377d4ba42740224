import styled from 'styled-components';
import { dashes, media } from '../theme/theme';

/** The dashed centre line of a road, along the bottom edge. Its parent must be positioned. */
export const CentreLine = styled.span`
  position: absolute;
  inset: auto 0 1.5rem;
  height: 0.375rem;
  background: ${dashes('#f7f4ea', 48)};
  ${media.wide} {
    bottom: 2.125rem;
    height: 0.5rem;
    background: ${dashes('#f7f4ea', 74)};
  }
`;
