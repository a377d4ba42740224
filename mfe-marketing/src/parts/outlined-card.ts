import { color, radius, space, surface } from '@site/kit';
import styled from 'styled-components';

/** A panel with a strong outline, for what the visitor fills in. */
export const OutlinedCard = styled.section`
  ${surface.card}
  padding: ${space(3)};
  border: 2px solid ${color.ink};
  border-radius: ${radius.l};
`;
