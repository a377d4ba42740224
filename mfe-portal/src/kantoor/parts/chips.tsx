import { color, Link, radius, space } from '@site/kit';
import styled from 'styled-components';

/** Links to the parts of a list, each a `Chip`; `aria-current` marks the one that is shown. */
export const Chips = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;

export const Chip = styled(Link)`
  display: inline-flex;
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
