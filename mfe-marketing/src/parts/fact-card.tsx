import { Card, IconTile, media, space } from '@site/kit';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/* On a phone the icon is beside the heading. */
const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  margin-bottom: ${space(1)};
  h3 {
    font-size: 1.375rem;
  }
  ${media.tablet} {
    display: grid;
    gap: ${space(2.5)};
  }
`;

const Body = styled.div`
  > * + * {
    margin-top: ${space(1.5)};
  }
`;

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
      <Head>
        <IconTile>
          <Icon size={26} strokeWidth={2.2} />
        </IconTile>
        <h3>{title}</h3>
      </Head>
      <Body>{children}</Body>
    </Card>
  );
}
