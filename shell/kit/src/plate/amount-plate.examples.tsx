import { AmountPlate, Button, Stack } from '@site/kit';
import { useState } from 'react';
import { examples } from '../examples/examples';

export default examples('AmountPlate', {
  group: 'Plates and countdowns',
  purpose: 'The visitor’s own monthly amount. An example amount is plain text.',
  requirements: [
    'The amount is text for screen readers, and a new one is announced when it stops changing.',
    'The digits roll to the new value; under reduced motion they change at once.',
    'An amount that belongs to an earlier input is dimmed.',
    'The digits keep their positions while they change.',
  ],
  examples: [
    { name: 'An amount', note: 'Press the button to see it roll.', render: AnAmount },
    { name: 'Nothing to show yet', surface: 'card', render: Nothing },
    { name: 'Outdated', surface: 'card', render: Dimmed },
    { name: 'On a dark surface, a long number', surface: 'dark', render: LongNumber },
  ],
});

function AnAmount() {
  const [amount, setAmount] = useState(489);
  return (
    <Stack>
      <AmountPlate amount={amount} />
      <div>
        <Button size="s" variant="ghost" onClick={() => setAmount(amount + 37)}>
          Langere looptijd
        </Button>
      </div>
    </Stack>
  );
}

function Nothing() {
  return <AmountPlate amount={null} />;
}

function Dimmed() {
  return <AmountPlate amount={1204} dimmed />;
}

function LongNumber() {
  return <AmountPlate amount={12_345_678} />;
}
