import { euros, maxAanbetaling, type VoertuigType } from '@site/contract';
import { Button, Stack } from '@site/kit';
import { AmountField, type TradeInFields, tradeIn } from '@site/kit/amounts';
import { useEffect, useState } from 'react';
import { toNumber } from './calculator-store';
import { Folded } from './folded';

const QUESTIONS: Readonly<Record<VoertuigType, string>> = {
  auto: 'Ruilt u een voertuig in?',
  equipment: 'Ruilt u een machine in?',
};

/**
 * What a trade-in leaves for the down payment: its value less the debt that is still on it. Closed until it is used, and only offered
 * where the price allows a down payment. An application takes it over in its remark.
 */
export function TradeIn({
  voertuigType,
  prijs,
  onUse,
}: {
  voertuigType: VoertuigType;
  prijs: number;
  onUse(aanbetaling: string): void;
}) {
  const [{ waarde, restschuld }, setFields] = useState<TradeInFields>({ waarde: '', restschuld: '' });
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const stored = tradeIn.read();
    if (!stored.waarde && !stored.restschuld) return;
    setFields(stored);
    setOpen(true);
  }, []);
  const change = (fields: TradeInFields) => {
    setFields(fields);
    tradeIn.store(fields);
  };
  const limit = maxAanbetaling(prijs);
  if (limit === 0) return null;
  const saldo = toNumber(waarde) - toNumber(restschuld);
  const aanbetaling = Math.min(saldo, limit);
  return (
    <Folded data-screen-only open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{QUESTIONS[voertuigType]}</summary>
      <Stack gap={2}>
        <AmountField
          label="Inruilwaarde"
          hint="Wat de verkoper ervoor geeft."
          value={waarde}
          onChange={(typed) => change({ waarde: typed, restschuld })}
        />
        <AmountField
          label="Restschuld op uw inruil"
          optional
          hint="Wat u er nog voor moet aflossen."
          value={restschuld}
          onChange={(typed) => change({ waarde, restschuld: typed })}
        />
        <div role="status">
          {saldo < 0 && (
            <p>
              {`Uw restschuld is ${euros(-saldo)} hoger dan de inruilwaarde. Er blijft niets over om aan te betalen. Wij bespreken met u hoe u dit aflost.`}
            </p>
          )}
          {saldo > 0 && (
            <p>
              {`${euros(toNumber(waarde))} − ${euros(toNumber(restschuld))} = ${euros(saldo)} voor uw aanbetaling.${saldo > limit ? ` Bij deze prijs kan daarvan ${euros(limit)} aanbetaling zijn.` : ''}`}
            </p>
          )}
          {(waarde || restschuld) && (
            <p>Vraagt u een lease aan, dan zetten wij uw inruil bij uw opmerking.</p>
          )}
        </div>
        {saldo > 0 && (
          <div>
            <Button type="button" variant="ghost" size="s" onClick={() => onUse(String(aanbetaling))}>
              {`Neem ${euros(aanbetaling)} over als aanbetaling`}
            </Button>
          </div>
        )}
      </Stack>
    </Folded>
  );
}
