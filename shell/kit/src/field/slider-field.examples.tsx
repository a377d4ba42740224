import { euros } from '@site/contract';
import { SliderField } from '@site/kit';
import { useState } from 'react';
import { examples } from '../examples/examples';

export default examples('SliderField', {
  group: 'Forms',
  purpose:
    'A rough number, to explore its effect. Where precision matters, use an AmountField with a slider.',
  requirements: [
    'Arrows move it a step, Page Up and Page Down ten, Home and End to the bounds.',
    'The value is visible as text, and announced in the same words.',
    'Dragging it does not scroll the page, and a swipe over it does not move it.',
  ],
  examples: [
    { name: 'Months', render: Months },
    { name: 'Euros', note: 'A long number.', surface: 'card', render: Euros },
  ],
});

function Months() {
  const [months, setMonths] = useState(48);
  return (
    <SliderField
      label="Looptijd"
      value={months}
      onChange={setMonths}
      min={12}
      max={72}
      step={12}
      format={(value) => `${value} maanden`}
    />
  );
}

function Euros() {
  const [price, setPrice] = useState(1_250_000);
  return (
    <SliderField
      label="Aanschafprijs van het wagenpark"
      hint="Ongeveer is genoeg."
      value={price}
      onChange={setPrice}
      min={50_000}
      max={2_000_000}
      step={50_000}
      format={euros}
    />
  );
}
