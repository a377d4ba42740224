import { type LeaseHandOver, writeLeaseHandOver } from '@site/contract';
import { myLease } from '@site/kit';
import { ownKenteken, tradeIn } from '@site/kit/amounts';
import type { WizardState } from '@site/kit/wizard';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import type { LeaseAnswers } from './lease-answers';

/** The amounts of a wizard, which are also those of the other pages of this tab. */
interface SharedAmounts {
  /** Goes back to the amounts from before the wizard; without any there is no lease to compute with anymore. */
  reset(): void;
}

/**
 * Keeps the amounts of a wizard equal to those of the other pages of this tab: takes over what the visitor computed with before, a
 * trade-in as part of the remark and the plate, and stores what the wizard changes.
 */
export function useMyLeaseAnswers(
  wizard: Pick<WizardState<LeaseAnswers>, 'ready' | 'values'> & { set(answers: Partial<LeaseAnswers>): void },
): SharedAmounts {
  const { ready, values, set } = wizard;
  const takenOver = useRef<LeaseHandOver | null>(null);
  const takeOver = useEffectEvent(() => {
    const opmerking = tradeIn.addTo(values.opmerking, myLease.read()?.voertuigType ?? values.voertuigType);
    if (opmerking !== null) set({ opmerking });
    const kenteken = ownKenteken.read();
    if (kenteken) set({ kenteken });
    const own = myLease.read();
    if (!own || writeLeaseHandOver(own) === writeLeaseHandOver(fieldsOfAnswers(values))) return;
    takenOver.current = own;
    set(answersOf(own));
  });
  useEffect(() => {
    if (ready) takeOver();
  }, [ready]);

  const { voertuigType, kenteken, aanschafprijs, aanbetaling, slottermijn, looptijd, exclusiefBtw } = values;
  const store = useEffectEvent(() => {
    // Not the empty answers of a wizard that has not taken over yet.
    if (aanschafprijs !== '') myLease.store(fieldsOfAnswers(values));
    if (ready) ownKenteken.store(kenteken);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of an answer that other pages use.
  useEffect(store, [voertuigType, kenteken, aanschafprijs, aanbetaling, slottermijn, looptijd, exclusiefBtw]);

  const reset = useCallback(() => {
    if (!takenOver.current) {
      tradeIn.forget();
      return myLease.forget();
    }
    const lease = takenOver.current;
    tradeIn.renew();
    myLease.store(lease);
    set({ ...answersOf(lease), opmerking: tradeIn.addTo('', lease.voertuigType) ?? '' });
  }, [set]);
  return { reset };
}

/**
 * The answers that a lease gives. Its empty fields do not overwrite earlier answers. A price without a down payment or final instalment
 * means that there is none.
 */
function answersOf(lease: LeaseHandOver): Partial<LeaseAnswers> {
  const { voertuigType, aanschafprijs, aanbetaling, slottermijn, looptijd, exclusiefBtw = false } = lease;
  const wantAanbetaling = Number(aanbetaling) > 0;
  const wantSlottermijn = Number(slottermijn) > 0;
  return {
    voertuigType,
    exclusiefBtw,
    ...(aanschafprijs && {
      aanschafprijs,
      wantAanbetaling,
      aanbetaling: wantAanbetaling ? aanbetaling : '',
      wantSlottermijn,
      slottermijn: wantSlottermijn ? slottermijn : '',
    }),
    ...(looptijd && { looptijd }),
  };
}

function fieldsOfAnswers(answers: LeaseAnswers): LeaseHandOver {
  const { voertuigType, aanschafprijs, aanbetaling, slottermijn, looptijd, exclusiefBtw } = answers;
  return {
    voertuigType: voertuigType || 'auto',
    aanschafprijs,
    aanbetaling,
    slottermijn,
    looptijd,
    ...(exclusiefBtw && { exclusiefBtw }),
  };
}
