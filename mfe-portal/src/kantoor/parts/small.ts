import { color } from '@site/kit';
import styled from 'styled-components';

/** A line of text in the secondary colour. */
export const Small = styled.p`
  color: ${color.ink2};
`;
