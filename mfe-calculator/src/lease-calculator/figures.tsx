import { color, font, space } from '@site/kit';
import styled from 'styled-components';

/** A list of labelled figures. Each row is a `div` with its `dt` and `dd`. */
export const Figures = styled.dl`
  div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(2)};
    justify-content: space-between;
    align-items: baseline;
    padding: 0.75rem 0;
    border-bottom: 1px solid ${color.line};
  }

  dd {
    font: 700 1.25rem/1.2 ${font.display};
    font-variant-numeric: tabular-nums;
  }
`;
