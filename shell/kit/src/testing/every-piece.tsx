import { useState } from 'react';
import { CodeBoxes } from '../code-boxes/code-boxes';
import { useConsent } from '../consent/consent';
import { ConsentSwitches, useConsentDraft } from '../consent/consent-switches';
import { AmountField } from '../field/amount-field';
import { ChoiceCards } from '../field/choice-cards';
import { SelectField } from '../field/select-field';
import { SliderField } from '../field/slider-field';
import { SwitchField } from '../field/switch-field';
import { TextField } from '../field/text-field';
import { useAuthUser } from '../session/auth-user';
import { useCustomer } from '../session/customer';
import { Overview } from '../wizard/overview';
import { PreparingScreen } from '../wizard/preparing-screen';
import { SentScreen } from '../wizard/sent-screen';
import { useWizard, type WizardBodyProps, type WizardStep } from '../wizard/use-wizard';
import { WizardFrame } from '../wizard/wizard-frame';

interface Answers {
  naam: string;
}

/** Where the wizard among the pieces keeps its answers. */
export const WIZARD_KEY = 'every-piece';

function NameBody({ values, set, error }: WizardBodyProps<Answers>) {
  return (
    <TextField label="Naam" value={values.naam} onChange={(naam) => set({ naam })} error={error} required />
  );
}

function LastBody({ values }: WizardBodyProps<Answers>) {
  return <Overview items={[{ label: 'Naam', value: values.naam, onChange: () => {} }]} />;
}

const STEPS: WizardStep<Answers>[] = [
  {
    id: 'naam',
    name: 'Naam',
    question: 'Hoe heet u?',
    missing: ({ naam }) => (naam ? null : 'Vul uw naam in.'),
    Body: NameBody,
  },
  { id: 'overzicht', name: 'Overzicht', question: 'Klopt alles?', missing: () => null, Body: LastBody },
];

/** Everything of the kit that holds state or reads the browser, for the tests of the server's HTML. */
export function EveryPiece() {
  const wizard = useWizard({ storageKey: WIZARD_KEY, steps: STEPS, initial: { naam: '' } });
  const { status } = useCustomer();
  const { pending } = useAuthUser();
  const { status: consent } = useConsent();
  const [cookies, setCookies] = useConsentDraft();
  const [text, setText] = useState('25000');
  return (
    <>
      <p>{`${status} ${pending} ${consent}`}</p>
      <WizardFrame wizard={wizard} title="Aanvragen" submitText="Versturen" onSubmit={() => {}} />
      <AmountField label="Prijs" value={text} onChange={setText} max={30000} />
      <TextField
        label="Bericht"
        value=""
        onChange={() => {}}
        multiline
        optional
        hint="Kort"
        error="Vul iets in."
      />
      <ChoiceCards
        legend="Keuze"
        name="keuze"
        value="nee"
        onChange={() => {}}
        options={[
          { value: 'ja', title: 'Ja' },
          { value: 'nee', title: 'Nee' },
        ]}
      />
      <SelectField
        label="Looptijd"
        value="48"
        onChange={() => {}}
        placeholder="Kies een looptijd"
        options={[{ value: '48', label: '48 maanden' }]}
      />
      <SliderField label="Maanden" value={48} onChange={() => {}} min={12} max={72} step={12} />
      <SwitchField label="Analytisch" checked onChange={() => {}} />
      <ConsentSwitches value={cookies} onChange={setCookies} />
      <CodeBoxes legend="Code" length={6} kind="digits" value="12" onChange={() => {}} autoFocus />
      <PreparingScreen text="Wordt voorbereid" ms={1000} onReady={() => {}} />
      <SentScreen title="Verstuurd" onDone={() => {}}>
        Dank u wel.
      </SentScreen>
    </>
  );
}
