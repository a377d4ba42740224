import { ChoiceCards } from '@site/kit/wizard';
import { Bike, Car, Truck } from 'lucide-react';
import { useState } from 'react';
import { examples } from '../examples/examples';

export default examples('ChoiceCards', {
  group: 'Forms',
  purpose: 'A question with two to six answers. For more, use SelectField.',
  requirements: [
    'They are radio buttons: arrows move the choice, and it is one stop of the keyboard.',
    'The whole card can be pressed.',
    'The choice is shown by a dot and a thicker border, not by colour alone.',
    'The question is the legend of the group, also when a heading above it says the same.',
  ],
  examples: [
    { name: 'With an explanation', render: WithText },
    { name: 'Side by side, with pictures', surface: 'card', wide: true, render: SideBySide },
    { name: 'Nothing chosen', note: 'The error is shown with the group.', render: Wrong },
    { name: 'Long words', note: 'Look at it at 320 px.', surface: 'card', render: LongWords },
  ],
});

function WithText() {
  const [choice, setChoice] = useState<'nieuw' | 'gebruikt'>('gebruikt');
  return (
    <ChoiceCards
      legend="Is de auto nieuw?"
      name="nieuw-of-gebruikt"
      value={choice}
      onChange={setChoice}
      options={[
        { value: 'nieuw', title: 'Nieuw', text: 'Nog nooit op naam gezet' },
        { value: 'gebruikt', title: 'Gebruikt', text: 'Van een dealer of van een ander bedrijf' },
      ]}
      required
    />
  );
}

function SideBySide() {
  const [choice, setChoice] = useState<'auto' | 'bus' | 'fiets'>('bus');
  return (
    <ChoiceCards
      legend="Wat wilt u leasen?"
      name="voertuig"
      columns={3}
      value={choice}
      onChange={setChoice}
      options={[
        { value: 'auto', title: 'Auto', icon: <Car size={28} /> },
        { value: 'bus', title: 'Bestelbus', icon: <Truck size={28} /> },
        { value: 'fiets', title: 'Bakfiets', icon: <Bike size={28} /> },
      ]}
    />
  );
}

function Wrong() {
  const [choice, setChoice] = useState<'ja' | 'nee' | ''>('');
  return (
    <ChoiceCards
      legend="Hebt u een BKR-registratie?"
      hint="Met een registratie kan het vaak ook. Wij vragen het om u niet voor niets te laten wachten."
      name="bkr"
      columns={2}
      value={choice}
      onChange={setChoice}
      options={[
        { value: 'ja', title: 'Ja' },
        { value: 'nee', title: 'Nee' },
      ]}
      error={choice ? null : 'Kies ja of nee.'}
      required
    />
  );
}

function LongWords() {
  const [choice, setChoice] = useState<'a' | 'b'>('a');
  return (
    <ChoiceCards
      legend="Welke verzekering past bij bedrijfsmiddelenfinanciering?"
      name="verzekering"
      value={choice}
      onChange={setChoice}
      options={[
        {
          value: 'a',
          title: 'Arbeidsongeschiktheidsverzekering',
          text: 'Betaalt de termijnen als u ziek bent',
        },
        { value: 'b', title: 'Geen' },
      ]}
    />
  );
}
