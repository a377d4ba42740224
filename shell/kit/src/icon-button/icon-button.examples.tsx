import { IconButton } from '@site/kit/widgets';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { examples } from '../examples/examples';

export default examples('IconButton', {
  group: 'Buttons and links',
  purpose:
    'A well-known icon where there is no space for text: refresh, copy, close. Where there is space, use Button.',
  requirements: [
    'It is a target of 44 px with a name, which its tooltip shows.',
    'While busy it shows a spinner, ignores presses and keeps the focus.',
    'It is visible on every surface and with forced colours.',
  ],
  examples: [
    { name: 'With a border', render: WithABorder },
    { name: 'On a dark surface', surface: 'dark', render: WithABorder },
    { name: 'Busy', note: 'Press it: it is busy for two seconds.', render: UnderWay },
  ],
});

function WithABorder() {
  return <IconButton label="Vernieuwen" icon={RefreshCw} />;
}

function UnderWay() {
  const [busy, setBusy] = useState(false);
  const refresh = () => {
    setBusy(true);
    setTimeout(() => setBusy(false), 2000);
  };
  return <IconButton label="Vernieuwen" icon={RefreshCw} busy={busy} onClick={refresh} />;
}
