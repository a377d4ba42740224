/** @jest-environment node */
import { useWizard, type WizardStep } from './use-wizard';
import { WizardFrame } from './wizard-frame';

interface Answers {
  naam: string;
  prijs: string;
}

const EMPTY: Answers = { naam: '', prijs: '' };
const question = { name: 'Vraag', question: 'Vraag?', problem: () => null, Body: () => null };

const nameStep = { ...question, id: 'naam', fields: ['naam'] } as const satisfies WizardStep<
  Pick<Answers, 'naam'>,
  never
>;
const priceStep = { ...question, id: 'prijs', fields: ['prijs'] } as const satisfies WizardStep<
  Answers,
  never
>;
// @ts-expect-error no such field
const mistyped = { ...question, id: 'prijs', fields: ['prys'] } as const satisfies WizardStep<Answers, never>;

const overviewStep = {
  ...question,
  id: 'overzicht',
  Body: ({ goTo }) => (
    <button type="button" onClick={() => goTo('prijs')}>
      Wijzig
    </button>
  ),
} as const satisfies WizardStep<Answers, 'naam' | 'prijs'>;

const overviewOfOthers = {
  ...question,
  id: 'overzicht',
  Body: ({ goTo }) => (
    <button type="button" onClick={() => goTo('looptijd')}>
      Wijzig
    </button>
  ),
} as const satisfies WizardStep<Answers, 'looptijd'>;

const anywhere = {
  ...question,
  id: 'overzicht',
  Body: ({ goTo }) => (
    // @ts-expect-error this step goes to no other
    <button type="button" onClick={() => goTo('prijs')}>
      Wijzig
    </button>
  ),
} as const satisfies WizardStep<Answers, never>;

// Never rendered: the compiler is what checks this file, in `npm run typecheck`.
function Wizard() {
  const wizard = useWizard({
    storageKey: 'soort',
    steps: [nameStep, priceStep, overviewStep],
    initial: EMPTY,
  });
  wizard.goTo('overzicht');
  wizard.change('naam');
  // @ts-expect-error no such step
  wizard.goTo('looptijd');
  // @ts-expect-error no such step
  wizard.change('looptijd');
  useWizard({
    storageKey: 'soort',
    // @ts-expect-error the overview goes to a step that the wizard does not have
    steps: [nameStep, priceStep, overviewOfOthers],
    initial: EMPTY,
  });
  return <WizardFrame wizard={wizard} title="Soort" submitText="Versturen" onSubmit={() => {}} />;
}

test('a step that the wizard does not have cannot be gone to, and a step owns only fields of the answers', () => {
  expect([Wizard, mistyped, anywhere]).toHaveLength(3);
});
