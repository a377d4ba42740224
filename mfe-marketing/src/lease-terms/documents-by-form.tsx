import { Button, OnlyWithScripts, Stack, space } from '@site/kit';
import { Checklist } from '@site/kit/content';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { ASSESSMENT_DOCUMENTS } from '../parts/documents';
import { PillChoice } from '../parts/pill-choice';

interface Group {
  name: string;
  more: readonly string[];
}

/** What is added for a legal form. */
const FORMS: Readonly<Record<'eenmanszaak' | 'vof' | 'bv', Group>> = {
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
};

/** What is added for a situation, whatever the legal form. */
const SITUATIONS: Readonly<Record<'starter' | 'bkr', Group>> = {
  starter: {
    name: 'Starter',
    more: ['Iets dat uw omzet laat zien: facturen, een opdracht of een prognose'],
  },
  bkr: {
    name: 'Met BKR',
    more: ['Uw gegevens van bkr.nl', 'Een bewijs dat de achterstand is ingelopen, of uw betalingsregeling'],
  },
};

type Form = keyof typeof FORMS;
type Situation = 'geen' | keyof typeof SITUATIONS | 'beide';

const SITUATION_NAMES: Readonly<Record<Situation, string>> = {
  geen: 'Geen van beide',
  starter: 'Korter dan 1 jaar bezig',
  bkr: 'BKR-registratie',
  beide: 'Allebei',
};

const optionsOf = <Id extends string>(names: Readonly<Record<Id, string>>) =>
  (Object.keys(names) as Id[]).map((value) => ({ value, text: names[value] }));

const FORM_NAMES = { eenmanszaak: FORMS.eenmanszaak.name, vof: FORMS.vof.name, bv: FORMS.bv.name };

/** The groups for what is chosen; all of a question that is not answered. */
function groupsFor(form: Form | undefined, situation: Situation | undefined): readonly Group[] {
  const forms = form ? [FORMS[form]] : Object.values(FORMS);
  if (situation === undefined || situation === 'beide') return [...forms, ...Object.values(SITUATIONS)];
  return situation === 'geen' ? forms : [...forms, SITUATIONS[situation]];
}

const Title = styled.h3`
  font-size: 1.25rem;
  margin-bottom: ${space(1)};
`;

/**
 * The documents that an assessment may require: for all, and for the chosen legal form and situation. Before a choice, and without JavaScript, for each.
 * The list is for printing.
 */
export function DocumentsByForm() {
  const [form, setForm] = useState<Form>();
  const [situation, setSituation] = useState<Situation>();
  return (
    <Stack gap={3}>
      <OnlyWithScripts data-screen-only>
        <PillChoice<Form>
          legend="Wat is uw bedrijf?"
          name="rechtsvorm"
          options={optionsOf(FORM_NAMES)}
          value={form}
          onChange={setForm}
        />
        <PillChoice<Situation>
          legend="Bent u net begonnen, of hebt u een BKR-registratie?"
          name="situatie"
          options={optionsOf(SITUATION_NAMES)}
          value={situation}
          onChange={setSituation}
        />
      </OnlyWithScripts>
      <div>
        <Title>Altijd</Title>
        <Checklist items={Object.values(ASSESSMENT_DOCUMENTS)} />
      </div>
      {groupsFor(form, situation).map(({ name, more }) => (
        <div key={name}>
          <Title>{name}</Title>
          <Checklist items={[...more]} />
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
