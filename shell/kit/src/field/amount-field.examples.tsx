import { AmountField } from '@site/kit/controls';
import { useState } from 'react';
import { examples } from '../examples/examples';

export default examples('AmountField', {
  group: 'Forms',
  for: 'An amount in whole euros.',
  must: [
    'It reads 25.000 while it is typed, and the caret stays where the visitor put it.',
    'An amount with a euro sign, dots and cents can be pasted.',
    'Letters never appear; a phone shows the keyboard for digits.',
    'More than fits is not accepted, and the reason is said at once.',
  ],
  examples: [
    { name: 'Empty', render: Empty },
    {
      name: 'Filled in',
      note: 'Type in the middle of it, or paste € 25.000,00.',
      surface: 'card',
      render: FilledIn,
    },
    { name: 'With a largest amount', note: 'Type a digit more.', surface: 'card', render: WithMax },
    { name: 'Wrong', render: Wrong },
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
