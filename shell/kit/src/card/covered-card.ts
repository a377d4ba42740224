import { css } from 'styled-components';
import { surface } from '../theme/surface';
import { color, duration, focusInside, focusRing, media, radius } from '../theme/theme';

/** A link that covers its whole card, while the card's text stays out of the link's accessible name. The card draws its focus. */
export const coveringLink = css`
  color: inherit;
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
`;

/** A card that is a link as a whole: it rises on hover, and shows the focus of the `coveringLink` in it. */
export const coveredCard = css`
  ${surface.card}
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  border: 2px solid ${color.ink};
  border-radius: ${radius.l};
  transition: box-shadow ${duration.step}, transform ${duration.step};
  &:hover {
    transform: translateY(-3px);
    box-shadow: 0 5px 0 ${color.ink};
  }
  ${focusInside(focusRing)}
  ${media.reducedMotion} {
    &:hover {
      transform: none;
    }
  }
  ${media.print} {
    break-inside: avoid;
    border-width: 1px;
  }
`;
