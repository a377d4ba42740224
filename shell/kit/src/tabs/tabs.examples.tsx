import { AmountField } from '@site/kit/amounts';
import { Tabs } from '@site/kit/widgets';
import { FileText, Truck, Wallet } from 'lucide-react';
import { useState } from 'react';
import { examples } from '../examples/examples';

export default examples('Tabs', {
  group: 'Content',
  purpose:
    'Parts of a page of which one is shown. Without JavaScript only the initial part is available, and no part has an address: for parts that must be linked to or indexed, use LinkTabs.',
  requirements: [
    'They are one tab stop; arrow keys, Home and End move between them.',
    'The part is named by its tab.',
    'The selected tab is visible without colour.',
  ],
  examples: [
    { name: 'Three parts', wide: true, render: ThreeParts },
    { name: 'Another initial tab', surface: 'card', render: AnotherOneAtFirst },
    {
      name: 'Two of a kind',
      note: 'Controlled by the page. Look at it at 320 px, and in a print preview.',
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
