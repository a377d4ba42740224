import { color, space } from '@site/kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** The heading of a section of a portal page: smaller than that of a Band. */
export function SectionHeading({
  id,
  lead,
  children,
}: {
  id?: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div>
      <Heading id={id}>{children}</Heading>
      {lead && <Lead>{lead}</Lead>}
    </div>
  );
}

const Heading = styled.h2`
  font-size: clamp(1.5rem, 2.6vw, 1.875rem);
`;

const Lead = styled.p`
  max-width: 38em;
  margin-top: ${space(1)};
  color: ${color.ink2};
`;
