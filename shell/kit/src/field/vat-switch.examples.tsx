import { VatSwitch } from '@site/kit';
import { useState } from 'react';
import { examples } from '../examples/examples';

export default examples('VatSwitch', {
  group: 'Forms',
  purpose: 'Whether a price is with or without VAT. With a field for the price, use PriceField.',
  requirements: [
    'One radio group with two choices: arrow keys move between them.',
    'The choice is seen without colour.',
  ],
  examples: [
    { name: 'With VAT', render: WithVat },
    { name: 'On a card', note: 'Look at it at 320 px.', surface: 'card', render: WithVat },
  ],
});

function WithVat() {
  const [exclusive, setExclusive] = useState(false);
  return <VatSwitch exclusive={exclusive} onChange={setExclusive} />;
}
