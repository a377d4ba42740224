import { eurosZoNodigCenten } from '@site/contract';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { font } from '../theme/theme';
import { timing } from '../theme/timing';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { PlateBand, PlateFrame } from './plate';
import { RollingNumber } from './rolling-number';

const Amount = styled.span`
  flex: 1;
  min-width: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: center;
  gap: 0.25rem 0.75rem;
  padding: 1.125rem 0.625rem;
  letter-spacing: 0.01em;
`;

const Unit = styled.span`
  font: 600 1.0625rem/1 ${font.text};
  letter-spacing: 0;
  white-space: nowrap;
`;

/** `text` once it has changed and then stayed the same for `timing.amountAfter`, unless it is `stale`; empty until then. */
function useSettled(text: string, stale: boolean): string {
  const [first] = useState(text);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    if (stale || text === (settled || first)) return;
    const timer = setTimeout(() => setSettled(text), timing.amountAfter);
    return () => clearTimeout(timer);
  }, [text, stale, first, settled]);
  return settled;
}

interface AmountPlateProps {
  /** Euros, with cents when there are any; null while there is nothing to show. */
  amount: number | null;
  /** The amount is outdated: it belongs to an earlier input. */
  dimmed?: boolean;
}

/** The visitor's monthly amount on a plate. The digits roll to a new value, which is announced after `timing.amountAfter`. */
export function AmountPlate({ amount, dimmed = false }: AmountPlateProps) {
  const written = amount === null ? '€ –' : eurosZoNodigCenten(amount);
  const spoken = amount === null ? 'Nog geen bedrag' : `${written} per maand`;
  const announced = useSettled(spoken, dimmed);
  return (
    <PlateFrame $size="l" $dimmed={dimmed} $wide>
      <PlateBand size="l" />
      <Amount>
        <VisuallyHidden>{amount === null ? 'Nog geen bedrag' : written} </VisuallyHidden>
        <RollingNumber text={written} />
        <Unit>per maand</Unit>
        <VisuallyHidden role="status">{announced}</VisuallyHidden>
      </Amount>
    </PlateFrame>
  );
}
