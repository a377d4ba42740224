import { IconButton } from '@site/kit/controls';
import { RefreshCw, X } from 'lucide-react';
import { useState } from 'react';
import { examples } from '../examples/examples';

export default examples('IconButton', {
  group: 'Acting and going',
  for: 'A sign that everybody knows, where words have no room: refresh, copy, close. Where there is room, a Button says more.',
  must: [
    'It is a target of 44 px with a name, which its tooltip shows.',
    'While the action is under way a wheel turns, a press does nothing, and the focus stays.',
    'It is seen on every surface, and in high contrast.',
  ],
  examples: [
    { name: 'With a border', render: WithABorder },
    { name: 'On the road', surface: 'road', render: WithABorder },
    { name: 'Quiet', note: 'Inside something that has a border.', surface: 'card', render: Quiet },
    { name: 'Under way', note: 'Press it: two seconds later it is itself again.', render: UnderWay },
  ],
});

function WithABorder() {
  return <IconButton label="Vernieuwen" icon={RefreshCw} />;
}

function Quiet() {
  return <IconButton label="Sluiten" icon={X} variant="quiet" />;
}

function UnderWay() {
  const [busy, setBusy] = useState(false);
  const refresh = () => {
    setBusy(true);
    setTimeout(() => setBusy(false), 2000);
  };
  return <IconButton label="Vernieuwen" icon={RefreshCw} busy={busy} onClick={refresh} />;
}
