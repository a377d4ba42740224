import { Button, space } from '@site/kit';
import { IconButton, Tooltip, TooltipProvider } from '@site/kit/widgets';
import { Copy, Printer, RefreshCw } from 'lucide-react';
import { examples } from '../examples/examples';

export default examples('Tooltip', {
  group: 'Messages',
  purpose:
    'A short text for a focusable element. Essential information must be on the page: phones have no hover.',
  requirements: [
    'It opens when the pointer rests for 700 ms, and at once for the keyboard.',
    'Within 300 ms after one was open, the next opens without delay.',
    'Escape closes it without moving the focus; the pointer can move onto its text.',
    'It describes what it belongs to, for screen readers.',
  ],
  examples: [
    { name: 'At a button', note: 'Hover over it, or focus it with the Tab key.', render: AtAButton },
    {
      name: 'Several in a row',
      note: 'The first opens with a delay, the next ones without.',
      surface: 'card',
      render: SeveralInARow,
    },
    { name: 'On a dark surface', surface: 'dark', render: SeveralInARow },
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
