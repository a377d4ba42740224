import { styled } from 'styled-components';
import { color } from '../theme/theme';

/** The browser's own radio button, in ink. The element around it shows the focus. */
export const RadioInput = styled.input`
  flex: none;
  width: 1.5rem;
  height: 1.5rem;
  margin: 0;
  accent-color: ${color.ink};
  cursor: inherit;

  &&:focus-visible {
    outline: none;
    box-shadow: none;
  }
`;

/** The title of an answer with the text below it. */
export const ChoiceText = styled.span`
  flex: 1;
  min-width: 0;
  line-height: 1.35;

  b {
    display: block;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }

  small {
    display: block;
    margin-top: 2px;
    color: ${color.ink2};
    font-size: 0.9375rem;
  }
`;
