import { Button, Stack, space } from '@site/kit';
import { Checklist } from '@site/kit/content';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { OnlyWithScripts } from '../parts/only-with-scripts';
import { PillChoice } from '../parts/pill-choice';

/** What every business has ready. */
const ALWAYS = [
  'Uw rijbewijs of een ander geldig identiteitsbewijs',
  'Uw bankpas, en de bankafschriften van de laatste 3 maanden',
  'Een uittreksel van de Kamer van Koophandel, hoogstens 3 maanden oud',
  'De gegevens van het voertuig, zoals de offerte van de verkoper',
];

/** What is added for a legal form or a situation. */
const FORMS = {
  eenmanszaak: {
    name: 'Eenmanszaak of zzp',
    more: ['De jaarcijfers of de aangifte inkomstenbelasting van vorig jaar, als u die hebt'],
  },
  vof: {
    name: 'Vof of maatschap',
    more: [
      'Een identiteitsbewijs van elke vennoot: alle vennoten tekenen',
      'Uw vennootschapscontract, als u dat hebt',
      'De jaarcijfers van vorig jaar, als u die hebt',
    ],
  },
  bv: {
    name: 'Bv',
    more: [
      'Een identiteitsbewijs van de bestuurder die tekent',
      'De laatste jaarrekening van de bv',
      'Een uittreksel van de holding, als die boven de bv staat',
      'De namen van iedereen die meer dan 25% van de bv bezit',
    ],
  },
  starter: {
    name: 'Starter',
    more: ['Iets dat uw omzet laat zien: facturen, een opdracht of een prognose'],
  },
  bkr: {
    name: 'Met BKR',
    more: ['Uw gegevens van bkr.nl', 'Een bewijs dat de achterstand is ingelopen, of uw betalingsregeling'],
  },
} as const;

type Form = keyof typeof FORMS;
const IDS = Object.keys(FORMS) as Form[];

const Title = styled.h3`
  font-size: 20px;
  margin-bottom: ${space(1)};
`;

/**
 * The documents that an assessment may require: for all, and for the chosen legal form. Before a choice, and without JavaScript, for each.
 * The list is for printing.
 */
export function DocumentsByForm() {
  const [chosen, setChosen] = useState<Form>();
  return (
    <Stack gap={3}>
      <OnlyWithScripts data-screen-only>
        <PillChoice<Form>
          legend="Wat is uw bedrijf?"
          name="rechtsvorm"
          options={IDS.map((value) => ({ value, text: FORMS[value].name }))}
          value={chosen}
          onChange={setChosen}
        />
      </OnlyWithScripts>
      <div>
        <Title>Altijd</Title>
        <Checklist items={ALWAYS} />
      </div>
      {IDS.filter((id) => chosen === undefined || id === chosen).map((id) => (
        <div key={id}>
          <Title>{FORMS[id].name}</Title>
          <Checklist items={[...FORMS[id].more]} />
        </div>
      ))}
      <OnlyWithScripts data-screen-only>
        <Button variant="ghost" onClick={() => window.print()}>
          <Printer size={20} aria-hidden />
          Print deze lijst
        </Button>
      </OnlyWithScripts>
    </Stack>
  );
}
