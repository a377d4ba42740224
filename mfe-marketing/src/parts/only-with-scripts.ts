import { media } from '@site/kit';
import styled from 'styled-components';

/** What does nothing without JavaScript, and is left out there. */
export const OnlyWithScripts = styled.div`
  ${media.noScript} {
    display: none;
  }
`;
