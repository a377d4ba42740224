import styled from 'styled-components';
import { color, font } from '../theme/theme';

/** The green kilometre marker (hectometerpaal) along Dutch roads. */
export const HectometreSign = styled.span`
  flex: none;
  display: inline-grid;
  justify-items: center;
  gap: 0.25rem;
  min-width: 4rem;
  padding: 0.5625rem 0.75rem 0.5rem;
  font: 750 1.375rem/1 ${font.display};
  font-variant-numeric: tabular-nums;
  color: #fff;
  background: ${color.success};
  border: 2px solid #fff;
  border-radius: 10px;
  outline: 2px solid ${color.success};
  small {
    font: 600 0.75rem/1 ${font.text};
  }
`;
