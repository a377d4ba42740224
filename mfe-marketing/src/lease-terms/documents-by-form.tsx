import {
  DOCUMENTEN_BEOORDELING,
  DOCUMENTEN_RECHTSVORM,
  DOCUMENTEN_SITUATIE,
  type MeerDocumenten,
} from '@site/contract/facts';
import { Button, OnlyWithScripts, Stack, space } from '@site/kit';
import { Checklist } from '@site/kit/article';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { PillChoice } from '../parts/pill-choice';

const FORMS = DOCUMENTEN_RECHTSVORM;
const SITUATIONS = DOCUMENTEN_SITUATIE;

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

const FORM_NAMES = { eenmanszaak: FORMS.eenmanszaak.naam, vof: FORMS.vof.naam, bv: FORMS.bv.naam };

/** The groups for what is chosen; all of a question that is not answered. */
function groupsFor(form: Form | undefined, situation: Situation | undefined): readonly MeerDocumenten[] {
  const forms = form ? [FORMS[form]] : Object.values(FORMS);
  if (situation === undefined || situation === 'beide') return [...forms, ...Object.values(SITUATIONS)];
  return situation === 'geen' ? forms : [...forms, SITUATIONS[situation]];
}

const Title = styled.h3`
  font-size: 1.25rem;
  margin-bottom: ${space(1)};
`;

/**
 * The documents that an assessment may require: for all, and for the chosen legal form and situation. Before a choice, and without JavaScript,
 * for each. The list is for printing.
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
        <Checklist items={[...DOCUMENTEN_BEOORDELING]} />
      </div>
      {groupsFor(form, situation).map(({ naam, documenten }) => (
        <div key={naam}>
          <Title>{naam}</Title>
          <Checklist items={[...documenten]} />
        </div>
      ))}
      <OnlyWithScripts data-screen-only>
        <Button variant="ghost" onClick={() => window.print()}>
          <Printer size={20} />
          Print deze lijst
        </Button>
      </OnlyWithScripts>
    </Stack>
  );
}
