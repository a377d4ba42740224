import { PriceField } from '@site/kit/amounts';
import { useState } from 'react';
import { examples } from '../examples/examples';

export default examples('PriceField', {
  group: 'Forms',
  purpose: 'A purchase price that is typed with or without VAT.',
  requirements: [
    'Choosing the other keeps the typed number and changes the price.',
    'What it passes on is with VAT; without VAT, the price with it stands below.',
    'The VAT that is reclaimed stands below, with its condition.',
  ],
  examples: [
    { name: 'Empty', render: Empty },
    { name: 'Without VAT', surface: 'card', render: WithoutVat },
    { name: 'With a slider', note: 'Look at it at 320 px.', surface: 'card', render: WithSlider },
    { name: 'Invalid', render: Invalid },
  ],
});

function usePrice(value: string, exclusive: boolean) {
  const [price, onChange] = useState({ value, exclusive });
  return { ...price, onChange };
}

function Empty() {
  return <PriceField label="Aanschafprijs" required {...usePrice('', false)} />;
}

function WithoutVat() {
  return <PriceField label="Aanschafprijs" {...usePrice('34485', true)} />;
}

function WithSlider() {
  return (
    <PriceField label="Aanschafprijs" slider={{ max: 100_000, step: 500 }} {...usePrice('25000', false)} />
  );
}

function Invalid() {
  return <PriceField label="Aanschafprijs" error="Leasen kan vanaf € 2.500." {...usePrice('400', false)} />;
}
