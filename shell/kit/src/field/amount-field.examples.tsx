import { Stack } from '@site/kit';
import { AmountField } from '@site/kit/amounts';
import { useState } from 'react';
import { examples } from '../examples/examples';

export default examples('AmountField', {
  group: 'Forms',
  purpose: 'An amount in whole euros.',
  requirements: [
    'It reads 25.000 while it is typed, and the caret stays where the visitor put it.',
    'An amount with a euro sign, dots and cents can be typed and pasted, and means the same; cents are cut off.',
    'Invalid input leaves the field unchanged, and the reason is shown at once.',
    'Undo and redo work, by keyboard and from the menu of the browser.',
    'Letters never appear; a phone shows the keyboard for digits.',
    'An amount above the maximum is not accepted, and the reason is shown at once.',
    'With a slider: the field and the slider always agree, arrow keys, Page Up, Page Down, Home and End move it, and a tap on the track does too.',
  ],
  examples: [
    { name: 'Empty', render: Empty },
    {
      name: 'Filled in',
      note: 'Type in the middle of it, or paste € 25.000,00.',
      surface: 'card',
      render: FilledIn,
    },
    { name: 'With a maximum', note: 'Type another digit.', surface: 'card', render: WithMax },
    { name: 'Invalid', render: Wrong },
    {
      name: 'With a slider',
      note: 'Type 25.123 and then press an arrow key on the slider.',
      surface: 'card',
      render: WithSlider,
    },
    {
      name: 'Three that depend on each other',
      note: 'Without a price the other sliders are disabled. Look at it at 320 px.',
      surface: 'card',
      render: ThreeSliders,
    },
    { name: 'With suggestions', note: 'Look at it at 320 px.', surface: 'card', render: WithSuggestions },
    { name: 'With suggestions that are closed', surface: 'card', render: WithClosedSuggestions },
    { name: 'With a slider, on a dark surface', surface: 'dark', render: SliderOnDark },
    { name: 'A long number', note: 'Look at it at 320 px.', render: LongNumber },
  ],
});

function Empty() {
  const [amount, setAmount] = useState('');
  return (
    <AmountField
      label="Aanschafprijs"
      hint="Zonder btw, als u die terugvraagt."
      value={amount}
      onChange={setAmount}
      required
    />
  );
}

function FilledIn() {
  const [amount, setAmount] = useState('25000');
  return <AmountField label="Aanschafprijs" value={amount} onChange={setAmount} />;
}

function WithMax() {
  const [amount, setAmount] = useState('7500');
  return (
    <AmountField
      label="Slottermijn"
      value={amount}
      onChange={setAmount}
      max={7500}
      maxReason="De slottermijn is hoogstens 30% van de prijs: € 7.500."
    />
  );
}

function Wrong() {
  const [amount, setAmount] = useState('400');
  return (
    <AmountField
      label="Aanschafprijs"
      value={amount}
      onChange={setAmount}
      error="Leasen kan vanaf € 2.500."
    />
  );
}

function LongNumber() {
  const [amount, setAmount] = useState('123456789');
  return <AmountField label="Totale waarde van uw wagenpark" optional value={amount} onChange={setAmount} />;
}

function WithSlider() {
  const [amount, setAmount] = useState('25000');
  return (
    <AmountField
      label="Aanschafprijs"
      hint="Inclusief btw."
      value={amount}
      onChange={setAmount}
      slider={{ max: 100_000, step: 500 }}
    />
  );
}

const SUGGESTIONS = [
  { name: 'Geen', amount: 0, effect: '€ 891 p/m' },
  { name: '10%', amount: 3449, effect: '€ 802 p/m' },
  { name: 'De btw', amount: 5985, effect: '€ 736 p/m' },
];

function WithSuggestions(closed: { foldSuggestions?: true }) {
  const [amount, setAmount] = useState('');
  return (
    <AmountField
      label="Aanbetaling"
      optional
      value={amount}
      onChange={setAmount}
      suggestions={SUGGESTIONS}
      suggestionsBasis="bij 60 maanden"
      {...closed}
    />
  );
}

function WithClosedSuggestions() {
  return <WithSuggestions foldSuggestions />;
}

function ThreeSliders() {
  const [price, setPrice] = useState('');
  const [down, setDown] = useState('');
  const [last, setLast] = useState('');
  const mostDown = Math.max(0, Number(price) - 7000);
  return (
    <Stack gap={3}>
      <AmountField
        label="Aanschafprijs"
        value={price}
        onChange={setPrice}
        slider={{ max: 100_000, step: 500 }}
        required
      />
      <AmountField
        label="Aanbetaling"
        optional
        value={down}
        onChange={setDown}
        slider={{ max: mostDown, step: 250 }}
        error={Number(down) > mostDown ? 'Er blijft minstens € 7.000 te financieren.' : null}
      />
      <AmountField
        label="Slottermijn"
        optional
        hint="Wat u pas aan het eind betaalt."
        value={last}
        onChange={setLast}
        slider={{ max: Math.floor(Number(price) * 0.3), step: 250 }}
      />
    </Stack>
  );
}

function SliderOnDark() {
  const [amount, setAmount] = useState('250000');
  return (
    <AmountField
      label="Waarde van uw wagenpark"
      hint="Meer dan de schuif aangeeft kunt u typen."
      value={amount}
      onChange={setAmount}
      slider={{ min: 2500, max: 100_000, step: 500 }}
    />
  );
}
