import styled from 'styled-components';
import { color, font } from '../theme/theme';

/** The green kilometre marker (hectometerpaal) along Dutch roads. */
export const HectometreSign = styled.span`
  flex: none;
  display: inline-grid;
  justify-items: center;
  gap: 4px;
  min-width: 64px;
  padding: 9px 12px 8px;
  font: 750 22px/1 ${font.display};
  font-variant-numeric: tabular-nums;
  color: #fff;
  background: ${color.success};
  border: 2px solid #fff;
  border-radius: 10px;
  outline: 2px solid ${color.success};
  small {
    font: 600 12px/1 ${font.text};
  }
`;
