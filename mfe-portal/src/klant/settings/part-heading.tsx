import styled from 'styled-components';

/** The heading of one thing that can be done in a section. */
export const PartHeading = styled.h3`
  font-size: 20px;
`;
