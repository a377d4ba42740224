import { RadioGroup } from '@site/kit/controls';
import { useState } from 'react';
import { examples } from '../examples/examples';

export default examples('RadioGroup', {
  group: 'Forms',
  purpose:
    'A question with two to seven short answers. Answers that need a picture or a comparison are ChoiceCards; a longer list is a SelectField.',
  requirements: [
    'It is one stop of the Tab key, and arrows move the choice.',
    'The whole line of an answer is a target of at least 44 px.',
    'Hint and error are announced with the question; the error says how to fix it.',
    'Nothing is chosen until the visitor chooses.',
  ],
  examples: [
    { name: 'A question', render: AQuestion },
    { name: 'An answer is missing', surface: 'card', render: Missing },
    { name: 'Optional', render: Optional },
  ],
});

type Way = 'mail' | 'telefoon';

const WAYS = [
  { value: 'mail', title: 'Per e-mail' },
  { value: 'telefoon', title: 'Per telefoon', text: 'Op werkdagen van 10.00 tot 17.00 uur' },
] as const;

function AQuestion() {
  const [way, setWay] = useState<Way | ''>('');
  return (
    <RadioGroup
      legend="Hoe wilt u antwoord?"
      name="antwoord"
      value={way}
      onChange={setWay}
      options={WAYS}
      required
    />
  );
}

function Missing() {
  const [way, setWay] = useState<Way | ''>('');
  return (
    <RadioGroup
      legend="Hoe wilt u antwoord?"
      hint="U kunt dit later wijzigen."
      name="antwoord-ontbreekt"
      value={way}
      onChange={setWay}
      options={WAYS}
      error={way ? null : 'Kies hoe u antwoord wilt.'}
      required
    />
  );
}

function Optional() {
  const [way, setWay] = useState<Way | ''>('mail');
  return (
    <RadioGroup
      legend="Hoe wilt u antwoord?"
      name="antwoord-optioneel"
      value={way}
      onChange={setWay}
      options={WAYS}
      optional
    />
  );
}
