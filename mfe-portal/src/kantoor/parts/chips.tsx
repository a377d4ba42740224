import { color, Link, media, radius, space } from '@site/kit';
import styled from 'styled-components';

/** Links to the parts of a list, each a `Chip`; `aria-current` marks the one that is shown. One line on a phone, which scrolls. */
export const Chips = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  align-items: center;

  ${media.mobile} {
    flex-wrap: nowrap;
    overflow-x: auto;
    scrollbar-width: none;
    /* To the edges of the screen, with room for the ring of the focus. */
    margin: -${space(1)} calc(-1 * var(--gutter));
    padding: ${space(1)} var(--gutter);
  }
`;

/** What they choose, before the first. Their navigation has the same as its name. */
export const ChipsLabel = styled.span.attrs({ 'aria-hidden': true })`
  color: ${color.ink2};
`;

export const Chip = styled(Link)`
  display: inline-flex;
  flex: none;
  gap: 0.5rem;
  align-items: center;
  min-height: 2.75rem;
  padding-inline: ${space(2)};
  color: ${color.ink};
  text-decoration: none;
  background: ${color.card};
  border: 1px solid ${color.line};
  border-radius: ${radius.l};

  &:hover {
    border-color: ${color.ink};
  }

  &[aria-current] {
    color: ${color.light};
    background: ${color.dark};
    border-color: ${color.dark};
  }
`;
