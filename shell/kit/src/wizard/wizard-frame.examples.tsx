import { euros } from '@site/contract';
import { Callout, TextLink } from '@site/kit';
import { AmountField } from '@site/kit/amounts';
import {
  ChoiceCards,
  Overview,
  useWizard,
  type WizardBodyProps,
  WizardFrame,
  type WizardStep,
} from '@site/kit/wizard';
import { useState } from 'react';
import { examples } from '../examples/examples';

export default examples('WizardFrame', {
  group: 'Wizards',
  purpose:
    'A form of more than a few questions: one per step, with an overview at the end. `useWizard` manages the answers and the navigation.',
  requirements: [
    'Each step has one question as its heading; a new step focuses it and sets the document title.',
    'It shows “Stap 2 van 10” as text, as a progress bar and in the document title.',
    'The browser’s back button is one step back.',
    'The answers survive a reload, until they are sent or the tab closes.',
    'When the visitor cannot continue, it says what is missing.',
  ],
  examples: [
    {
      name: 'Three steps',
      note: 'Continue without an answer; reload it halfway.',
      framed: true,
      surface: 'page',
      render: ThreeSteps,
    },
    { name: 'Sending failed', framed: true, surface: 'page', render: SendingFailed },
    { name: 'Sending', framed: true, surface: 'page', render: Sending },
  ],
});

interface Answers {
  soort: '' | 'auto' | 'bus';
  prijs: string;
}

const EMPTY: Answers = { soort: '', prijs: '' };

type Question = 'soort' | 'prijs';

const STEPS = [
  {
    id: 'soort',
    name: 'Soort',
    question: 'Wat wilt u leasen?',
    problem: ({ soort }) => (soort ? null : 'Kies auto of bestelbus.'),
    Body: Soort,
  },
  {
    id: 'prijs',
    name: 'Aanschafprijs',
    question: 'Wat kost het?',
    why: <p>Ongeveer is genoeg: u kunt het later veranderen.</p>,
    problem: ({ prijs }) => (Number(prijs) >= 2500 ? null : 'Vul een prijs van minstens € 2.500 in.'),
    Body: Prijs,
  },
  { id: 'overzicht', name: 'Overzicht', question: 'Klopt dit?', problem: () => null, Body: Overzicht },
] as const satisfies WizardStep<Answers, Question>[];

function Soort({ values, set, error }: WizardBodyProps<Answers, never>) {
  return (
    <ChoiceCards
      legend="Wat wilt u leasen?"
      hideLegend
      name="soort"
      value={values.soort}
      onChange={(soort) => set({ soort })}
      options={[
        { value: 'auto', title: 'Auto' },
        { value: 'bus', title: 'Bestelbus' },
      ]}
      error={error}
      required
    />
  );
}

function Prijs({ values, set, error }: WizardBodyProps<Answers, never>) {
  return (
    <AmountField
      label="Aanschafprijs"
      value={values.prijs}
      onChange={(prijs) => set({ prijs })}
      error={error}
      required
    />
  );
}

function Overzicht({ values, goTo }: WizardBodyProps<Answers, Question>) {
  return (
    <Overview
      items={[
        {
          label: 'Soort',
          value: values.soort === 'bus' ? 'Bestelbus' : 'Auto',
          onChange: () => goTo('soort'),
        },
        { label: 'Aanschafprijs', value: euros(Number(values.prijs)), onChange: () => goTo('prijs') },
      ]}
    />
  );
}

function ThreeSteps() {
  const wizard = useWizard({ storageKey: 'voorbeeld', steps: STEPS, initial: EMPTY });
  return (
    <WizardFrame
      wizard={wizard}
      title="Lease aanvragen"
      submitText="Aanvraag versturen"
      onSubmit={wizard.finish}
      help={
        <p>
          Liever aan de telefoon? <TextLink href="tel:+31850000000">085 000 00 00</TextLink>
        </p>
      }
    />
  );
}

const LAST = STEPS.slice(2);

function SendingFailed() {
  const [initial] = useState<Answers>({ soort: 'bus', prijs: '32500' });
  const wizard = useWizard({ storageKey: 'voorbeeld-mislukt', steps: LAST, initial });
  return (
    <WizardFrame
      wizard={wizard}
      title="Lease aanvragen"
      submitText="Opnieuw versturen"
      onSubmit={() => {}}
      notice={
        <Callout tone="error" title="Uw aanvraag is niet verstuurd" role="alert">
          Er is geen verbinding. Uw antwoorden zijn bewaard: probeer het zo opnieuw.
        </Callout>
      }
    />
  );
}

function Sending() {
  const [initial] = useState<Answers>({ soort: 'auto', prijs: '18900' });
  const wizard = useWizard({ storageKey: 'voorbeeld-bezig', steps: LAST, initial });
  return (
    <WizardFrame wizard={wizard} title="Lease aanvragen" submitText="Versturen" busy onSubmit={() => {}} />
  );
}
