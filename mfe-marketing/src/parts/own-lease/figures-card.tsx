import { color, font, space } from '@site/kit';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { OutlinedCard } from '../outlined-card';
import type { OwnLease } from './own-lease';
import { OwnLeaseForm } from './own-lease-form';

const Card = styled(OutlinedCard)`
  > strong {
    display: block;
    font: 700 22px/1.25 ${font.display};
  }
  > p {
    margin: ${space(0.5)} 0 ${space(3)};
    color: ${color.ink2};
  }
`;

/** `children` are more sliders, below that of the down payment. */
interface FiguresCardProps {
  own: OwnLease;
  children?: ReactNode;
}

/** The visitor's own figures, to change, beside or above the sums of a page. */
export function FiguresCard({ own, children }: FiguresCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <strong id={id}>{own.isOwn ? 'Uw bedragen' : 'Vul uw bedragen in'}</strong>
      <p>
        {own.isOwn
          ? 'Alle pagina’s rekenen met deze bedragen, zolang dit tabblad open is.'
          : 'Nu staat hier een voorbeeld. Verschuif, en alles rekent mee.'}
      </p>
      <OwnLeaseForm own={own}>{children}</OwnLeaseForm>
    </Card>
  );
}
