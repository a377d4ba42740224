import { css } from 'styled-components';
import { color, font, radius } from '../theme/theme';

/** The box of text fields and selects. */
export const controlBox = css`
  width: 100%;
  min-height: 3.75rem;
  padding: 0 1.125rem;
  border: 2px solid ${color.ink};
  border-radius: ${radius.m};
  background: ${color.white};
  color: ${color.ink};
  font: 550 1.25rem/1.3 ${font.text};
  transition: box-shadow 120ms;

  &[aria-invalid='true'] {
    border-color: ${color.error};
    background: ${color.errorSoft};
  }
`;
