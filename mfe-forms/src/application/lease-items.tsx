import { asWebAddress, euros, exclusiefBtw, isWebAddress, VOERTUIG_TYPES } from '@site/contract';
import { TextLink } from '@site/kit';
import type { OverviewItem } from '@site/kit/wizard';
import { type LeaseAnswers, leaseInput, plateText, vehicleText } from './lease-answers';
import type { LeaseStepId } from './steps';

/** The answers about the lease as lines of an overview. `change` opens the step where an answer was given. */
export function leaseItems(answers: LeaseAnswers, change: (stepId: LeaseStepId) => void) {
  const { aanschafprijs, aanbetaling, slottermijn } = leaseInput(answers);
  const vehicle = vehicleText(answers);
  const link = asWebAddress(vehicle);
  const vehicleItems: OverviewItem[] = [
    {
      label: 'Voertuig',
      value: isWebAddress(vehicle) ? <TextLink href={link}>{link}</TextLink> : vehicle,
      onChange: () => change('voertuig'),
    },
    ...(plateText(answers)
      ? [{ label: 'Kenteken', value: plateText(answers), onChange: () => change('voertuig') }]
      : []),
    ...(answers.dealer ? [{ label: 'Begonnen door', value: answers.dealer }] : []),
    ...(answers.voertuigType
      ? [
          {
            label: 'Soort voertuig',
            value: VOERTUIG_TYPES[answers.voertuigType],
            onChange: () => change('voertuig'),
          },
        ]
      : []),
  ];
  const amountItems: OverviewItem[] = [
    {
      label: 'Prijs inclusief btw',
      value: answers.exclusiefBtw
        ? `${euros(aanschafprijs)} (${euros(exclusiefBtw(aanschafprijs))} exclusief btw)`
        : euros(aanschafprijs),
      onChange: () => change('prijs'),
    },
    {
      label: 'Aanbetaling',
      value: answers.wantAanbetaling ? euros(aanbetaling) : 'Geen',
      onChange: () => change('aanbetaling'),
    },
    {
      label: 'Slottermijn',
      value: answers.wantSlottermijn ? euros(slottermijn) : 'Geen',
      onChange: () => change('slottermijn'),
    },
    { label: 'Looptijd', value: `${answers.looptijd} maanden`, onChange: () => change('looptijd') },
    { label: 'Te financieren bedrag', value: euros(aanschafprijs - aanbetaling) },
  ];
  return { vehicleItems, amountItems };
}
