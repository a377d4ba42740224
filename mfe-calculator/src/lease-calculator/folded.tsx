import { media, space } from '@site/kit';
import styled from 'styled-components';

/** A question below a field that opens further fields. Without scripts these do nothing, so there it is left out. */
export const Folded = styled.details`
  margin-top: ${space(1)};

  > summary {
    width: fit-content;
    padding: ${space(1)} 0;
    font-weight: 650;
    cursor: pointer;
  }

  > :last-child {
    padding: ${space(1)} 0 ${space(1)};
  }

  ${media.noScript} {
    display: none;
  }
`;
