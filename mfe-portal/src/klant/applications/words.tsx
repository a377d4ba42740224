import { color, space } from '@site/kit';
import styled from 'styled-components';

/** Text of the customer or the office, with its line breaks. */
export const Words = styled.blockquote`
  padding-left: ${space(2)};
  border-left: 4px solid ${color.plate};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
