import { KLACHT_CATEGORIEEN } from '@site/contract';
import { Callout, Stack, useSite } from '@site/kit';
import { Overview, type WizardBodyProps, type WizardStep } from '@site/kit/wizard';
import type { ComplaintAnswers } from '../complaint-answers';
import type { QuestionId } from '../steps';
import { missingThirdPartyName, thirdPartyOf } from '../third-party';

function ComplaintOverview({ values, goTo }: WizardBodyProps<ComplaintAnswers, QuestionId>) {
  const { naam } = useSite();
  const missingName = missingThirdPartyName(values);
  const thirdParty = thirdPartyOf(values);
  const categorie = values.klachtCategorie ? KLACHT_CATEGORIEEN[values.klachtCategorie] : 'Niet gekozen';
  return (
    <Stack gap={3}>
      {missingName && (
        <Callout tone="note" title={missingName.title}>
          {missingName.text}
        </Callout>
      )}
      <Overview
        items={[
          { label: 'Klacht over', value: thirdParty?.about ?? naam, onChange: () => goTo('type') },
          { label: 'Volledige naam', value: values.naam, onChange: () => goTo('naam') },
          { label: 'E-mailadres', value: values.email, onChange: () => goTo('e-mail') },
          { label: 'Telefoonnummer', value: values.telefoon, onChange: () => goTo('telefoon') },
          { label: 'Onderwerp', value: values.klachtOnderwerp, onChange: () => goTo('onderwerp') },
          { label: 'Categorie', value: categorie, onChange: () => goTo('onderwerp') },
          ...(thirdParty
            ? [
                {
                  label: thirdParty.label,
                  value: values[thirdParty.field].trim() || 'Nog niet ingevuld',
                  onChange: () => goTo('onderwerp'),
                },
              ]
            : []),
          { label: 'Beschrijving', value: values.beschrijving, onChange: () => goTo('details') },
          {
            label: 'Eerder contact',
            value: values.eerderContact.trim() || 'Geen',
            onChange: () => goTo('details'),
          },
        ]}
      />
    </Stack>
  );
}

/** All answers, each with an edit button. Warns about a missing name of a garage or partner. */
export const overviewStep = {
  id: 'overzicht',
  name: 'Overzicht',
  question: 'Klopt alles?',
  why: 'Kijk uw klacht rustig na. U kunt alles nog wijzigen voordat u hem verstuurt.',
  problem: () => null,
  Body: ComplaintOverview,
} as const satisfies WizardStep<ComplaintAnswers, QuestionId>;
