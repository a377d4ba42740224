import { styled } from 'styled-components';
import { space } from '../theme/theme';

/** A group of inputs under one question, without the browser's frame. */
export const Fieldset = styled.fieldset`
  min-width: 0;
  padding: 0;
  border: 0;
`;

/** The question above a group of inputs. */
export const Legend = styled.legend`
  margin-bottom: ${space(1)};
  padding: 0;
  font-weight: 650;
`;
