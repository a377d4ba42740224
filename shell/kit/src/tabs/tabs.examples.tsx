import { Tabs } from '@site/kit/controls';
import { FileText, Truck, Wallet } from 'lucide-react';
import { examples } from '../examples/examples';

export default examples('Tabs', {
  group: 'Content',
  for: 'Parts of a page of one person, of which one is shown. They need JavaScript and have no address: on a public page, take LinkTabs.',
  must: [
    'They are one stop of the Tab key; arrows, Home and End go from one to the other.',
    'The part is named by its tab.',
    'The chosen tab is seen without colour too.',
  ],
  examples: [
    { name: 'Three parts', wide: true, render: ThreeParts },
    { name: 'Another one at first', surface: 'card', render: AnotherOneAtFirst },
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
