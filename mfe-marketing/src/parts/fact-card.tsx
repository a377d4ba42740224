import { Card, IconTile, space } from '@site/kit';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Title = styled.h3`
  margin: ${space(2.5)} 0 ${space(1)};
  font-size: 1.375rem;
`;

const Body = styled.div`
  > * + * {
    margin-top: ${space(1.5)};
  }
`;

/** A card with an icon, a heading and a text. */
export function FactCard({
  icon: Icon,
  title,
  children,
}: {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
}) {
  return (
    <Card>
      <IconTile>
        <Icon size={26} strokeWidth={2.2} aria-hidden />
      </IconTile>
      <Title>{title}</Title>
      <Body>{children}</Body>
    </Card>
  );
}
