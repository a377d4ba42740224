import { color, space } from '@site/kit';
import styled from 'styled-components';

/** A list with a line above each item. */
export const LinedList = styled.ul`
  padding: 0;
  list-style: none;

  > li {
    padding-block: ${space(1)};
    overflow-wrap: anywhere;
    border-top: 1px solid ${color.line};
  }
`;
