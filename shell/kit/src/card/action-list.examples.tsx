import { ActionList, IconTile } from '@site/kit';
import { Calculator, FileText, KeyRound, MessageCircle, Search, Wrench } from 'lucide-react';
import { examples } from '../examples/examples';

export default examples('ActionList', {
  group: 'Buttons and links',
  purpose:
    'Links to what a visitor can do. IconTile is the icon in front of each, for use in your own components.',
  requirements: [
    'It is a list of links: screen readers say how many there are.',
    'The whole row can be pressed.',
    'One column on a phone, two on a tablet, three on a wide screen.',
  ],
  examples: [
    { name: 'Six things to do', wide: true, render: SixThings },
    { name: 'On a card', surface: 'card', render: SixThings },
    { name: 'On a dark surface', surface: 'dark', render: SixThings },
    { name: 'The tile alone', render: TheTile },
  ],
});

function SixThings() {
  return (
    <ActionList
      items={[
        { to: '/lease-berekenen', title: 'Maandbedrag berekenen', text: 'In een minuut', icon: Calculator },
        { to: '/lease-aanvragen', title: 'Lease aanvragen', text: 'Tien korte vragen', icon: FileText },
        { to: '/login/klant', title: 'Mijn aanvraag volgen', text: 'Met uw eigen code', icon: KeyRound },
        { to: '/contact', title: 'Iets vragen', text: 'Bellen of mailen', icon: MessageCircle },
        { to: '/schade', title: 'Schade melden', text: 'Dag en nacht', icon: Wrench },
        { to: '/search', title: 'Zoeken', text: 'In alle pagina’s', icon: Search },
      ]}
    />
  );
}

function TheTile() {
  return (
    <IconTile>
      <KeyRound size={24} />
    </IconTile>
  );
}
