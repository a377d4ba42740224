import { Container, media, space } from '@site/kit';
import styled from 'styled-components';

/** The column of a working page: closer to the header than a band of an information page, because the work starts at once. */
export const Room = styled(Container)`
  padding-block: ${space(2)} ${space(8)};

  ${media.wide} {
    padding-bottom: ${space(12)};
  }
`;
