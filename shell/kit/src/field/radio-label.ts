import { css } from 'styled-components';
import { color, focusInside, focusRing, media } from '../theme/theme';

/**
 * The style of a label with an invisible radio button over it and a `<span>` after that, which shows the state: focus on the label, and the
 * chosen answer in white on ink.
 */
export const radioLabel = css`
  position: relative;
  cursor: pointer;
  ${focusInside(focusRing)}

  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: inherit;
  }

  input:checked + span {
    border-color: ${color.ink};
    background: ${color.ink};
    color: ${color.white};
    ${media.forcedColors} {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
