import { Container, media, space } from '@site/kit';
import styled from 'styled-components';

/** The content column of a portal page, with less space below the header than an information page. */
export const PageContainer = styled(Container)`
  padding-block: ${space(2)} ${space(8)};

  ${media.wide} {
    padding-bottom: ${space(12)};
  }
`;
