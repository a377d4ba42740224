import styled from 'styled-components';

/** The heading of one action in a section. */
export const PartHeading = styled.h3`
  font-size: 1.25rem;
`;
