import { Card, color, Stack, space } from '@site/kit';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styled from 'styled-components';

interface HeadingProps {
  id?: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** The heading of a section of a portal page: smaller than that of a Band. */
export function SectionHeading({ id, lead, children }: HeadingProps) {
  return (
    <div>
      <Heading id={id}>{children}</Heading>
      {lead && <Lead>{lead}</Lead>}
    </div>
  );
}

interface SectionProps {
  title: string;
  lead?: string;
  /** The tone of the card that it is on; on the page itself by default. */
  card?: ComponentProps<typeof Card>['tone'];
  /** In steps of 8 px. */
  gap?: number;
  'aria-busy'?: boolean;
  children: ReactNode;
}

/** A section of a portal page, named by its heading. */
export function Section({ title, lead, card, gap = 2, children, ...rest }: SectionProps) {
  const id = useId();
  const contents = (
    <Stack gap={gap}>
      <SectionHeading id={id} lead={lead}>
        {title}
      </SectionHeading>
      {children}
    </Stack>
  );
  if (!card) return <section aria-labelledby={id}>{contents}</section>;
  return (
    <Card as="section" tone={card} aria-labelledby={id} {...rest}>
      {contents}
    </Card>
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
