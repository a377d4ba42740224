import styled from 'styled-components';
import { color, dashes, media } from '../theme/theme';

/** The filled part of a progress track, drawn as a road with a dashed line. Its parent sets the width. */
export const ProgressFill = styled.span`
  position: absolute;
  inset: 0 auto 0 0;
  border-radius: 7px;
  background: ${color.dark};
  ${media.forcedColors} {
    background: Highlight;
  }
  transition: width 400ms ease-out;
  &::after {
    content: '';
    position: absolute;
    inset: 0.375rem 0.5rem auto;
    height: 2px;
    background: ${dashes('#fff', 12)};
  }
`;
