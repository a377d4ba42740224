import { AmountField, Tabs } from '@site/kit/controls';
import { FileText, Truck, Wallet } from 'lucide-react';
import { useState } from 'react';
import { examples } from '../examples/examples';

export default examples('Tabs', {
  group: 'Content',
  for: 'Parts of a page of which one is shown, switched on the spot. Without JavaScript there is only the first, and none has an address: for parts that must be found, take LinkTabs.',
  must: [
    'They are one stop of the Tab key; arrows, Home and End go from one to the other.',
    'The part is named by its tab.',
    'The chosen tab is seen without colour too.',
  ],
  examples: [
    { name: 'Three parts', wide: true, render: ThreeParts },
    { name: 'Another one at first', surface: 'card', render: AnotherOneAtFirst },
    {
      name: 'Two of a kind',
      note: 'The page keeps which one is shown. Look at it at 320 px, and on paper.',
      render: TwoOfAKind,
    },
  ],
});

const PARTS = [
  { id: 'kosten', title: 'Kosten', icon: Wallet, content: <p>€ 646 per maand, 60 maanden lang.</p> },
  { id: 'voertuig', title: 'Voertuig', icon: Truck, content: <p>Volkswagen Crafter, bouwjaar 2023.</p> },
  { id: 'papieren', title: 'Papieren', icon: FileText, content: <p>Wij wachten nog op uw rijbewijs.</p> },
];

function ThreeParts() {
  return <Tabs label="Uw aanvraag" tabs={PARTS} />;
}

function AnotherOneAtFirst() {
  return <Tabs label="Uw aanvraag" tabs={PARTS} first="papieren" />;
}

function TwoOfAKind() {
  const [current, setCurrent] = useState('a');
  const [prices, setPrices] = useState<Record<string, string>>({ a: '25000', b: '32000' });
  const calculation = (id: string) => ({
    id,
    title: `Berekening ${id.toUpperCase()}`,
    content: (
      <AmountField
        label="Aanschafprijs"
        value={prices[id] ?? ''}
        onChange={(price) => setPrices({ ...prices, [id]: price })}
        slider={{ max: 100_000, step: 500 }}
      />
    ),
  });
  return (
    <Tabs
      label="Berekeningen"
      tabs={[calculation('a'), calculation('b')]}
      current={current}
      onChange={setCurrent}
    />
  );
}
