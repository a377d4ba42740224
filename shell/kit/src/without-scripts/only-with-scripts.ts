import styled from 'styled-components';
import { media } from '../theme/theme';

/** Contents that do nothing without JavaScript, and are left out there. It has no box of its own. */
export const OnlyWithScripts = styled.div`
  display: contents;
  ${media.noScript} {
    display: none;
  }
`;
