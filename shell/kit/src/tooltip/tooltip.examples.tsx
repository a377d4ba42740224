import { Button, space } from '@site/kit';
import { IconButton, Tooltip, TooltipProvider } from '@site/kit/controls';
import { Copy, Printer, RefreshCw } from 'lucide-react';
import { examples } from '../examples/examples';

export default examples('Tooltip', {
  group: 'Messages',
  for: 'A few words at something that can have the focus. What people must know stands on the page: on a phone there is no hovering.',
  must: [
    'It opens when the pointer rests for 700 ms, and at once for the keyboard.',
    'After one was open, the next opens without the wait, for 300 ms.',
    'Escape closes it and leaves the focus where it is; the pointer may go to its words.',
    'It describes what it belongs to, for screen readers.',
  ],
  examples: [
    { name: 'At a button', note: 'Rest on it, or go there with the Tab key.', render: AtAButton },
    {
      name: 'Several in a row',
      note: 'The first waits, the next do not.',
      surface: 'card',
      render: SeveralInARow,
    },
    { name: 'On the road', surface: 'road', render: SeveralInARow },
  ],
});

function AtAButton() {
  return (
    <Tooltip text="Tot en met vandaag, zonder de slottermijn">
      <Button variant="ghost">Nog te betalen: € 12.480</Button>
    </Tooltip>
  );
}

function SeveralInARow() {
  return (
    <TooltipProvider>
      <div style={{ display: 'flex', gap: space(1.5) }}>
        <IconButton label="Vernieuwen" icon={RefreshCw} />
        <IconButton label="Kopiëren" icon={Copy} />
        <IconButton label="Afdrukken" icon={Printer} />
      </div>
    </TooltipProvider>
  );
}
