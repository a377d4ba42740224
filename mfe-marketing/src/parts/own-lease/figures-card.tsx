import { calculateLease, euros } from '@site/contract';
import { color, font, OnlyWithScripts, space } from '@site/kit';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { OutlinedCard } from '../outlined-card';
import type { OwnLease } from './own-lease';
import { OwnLeaseForm } from './own-lease-form';

const Card = styled(OutlinedCard)`
  p {
    margin: ${space(0.5)} 0 ${space(3)};
    color: ${color.ink2};
  }
`;

/* The monthly amount stays in sight above the slider that is moved. */
const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space(2)};
  strong,
  b {
    font: 700 1.375rem/1.25 ${font.display};
  }
  b {
    font-variant-numeric: tabular-nums;
  }
`;

/** `children` are more sliders, below that of the down payment. */
interface FiguresCardProps {
  own: OwnLease;
  children?: ReactNode;
}

/** The visitor's own figures with their monthly amount, to change, beside or above the sums of a page. */
export function FiguresCard({ own, children }: FiguresCardProps) {
  const id = useId();
  const uitkomst = calculateLease(own.lease);
  return (
    <Card aria-labelledby={id}>
      <Top>
        <strong id={id}>{own.isOwn ? 'Uw bedragen' : 'Vul uw bedragen in'}</strong>
        {uitkomst && (
          <span>
            <b>{euros(uitkomst.maandbedrag)}</b> per maand
          </span>
        )}
      </Top>
      <OnlyWithScripts>
        <p>
          {own.isOwn
            ? 'Alle pagina’s rekenen met deze bedragen, zolang dit tabblad open is.'
            : 'Dit is een voorbeeld. Verschuif de prijs, en de bedragen hieronder veranderen mee.'}
        </p>
      </OnlyWithScripts>
      <noscript>
        <p>Hier staat een voorbeeld. Met uw bedragen opent u de calculator.</p>
      </noscript>
      <OwnLeaseForm own={own}>{children}</OwnLeaseForm>
    </Card>
  );
}
