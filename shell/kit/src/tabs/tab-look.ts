import { css } from 'styled-components';
import { color, font, media, on, radius, space } from '../theme/theme';

/** The row of tabs: two per row, or all of them on a wide screen. */
export const tabRow = css<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(1.5)};

  ${media.smallest} {
    gap: ${space(1)};
  }

  ${media.wide} {
    grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
    gap: ${space(2)};
  }
`;

/** A tab as a card with an icon and a title. The current one is ink: `aria-current` on a link, `aria-selected` on a button. */
export const tabCard = css`
  display: flex;
  flex-direction: column;
  gap: ${space(1.5)};
  min-width: 0;
  min-height: 2.75rem;
  padding: ${space(2)};
  border: 2px solid ${color.ink};
  border-radius: ${radius.l};
  background: ${color.card};
  color: ${color.ink};
  font: 700 clamp(1rem, 1.6vw, 1.25rem) / 1.2 ${font.display};
  text-align: left;
  text-decoration: none;
  overflow-wrap: anywhere;
  hyphens: auto;
  cursor: pointer;

  &:hover {
    background: ${color.successSoft};
  }

  &:focus-visible {
    border-radius: ${radius.l};
  }

  &:is([aria-current], [aria-selected='true']) {
    background: ${color.ink};
    border-color: ${on.text};
    color: ${color.white};
    ${media.forcedColors} {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }

  svg {
    flex: none;
  }

  ${media.smallest} {
    padding-inline: ${space(1)};
    font-size: 0.875rem;
  }

  ${media.tablet} {
    flex-direction: row;
    align-items: center;
    padding: ${space(2.5)};
  }
`;
