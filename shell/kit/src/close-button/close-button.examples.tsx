import { Button, CloseButton } from '@site/kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { examples } from '../examples/examples';

export default examples('CloseButton', {
  group: 'Buttons and links',
  purpose: 'Closing a message, a banner or a window: the cross in its corner.',
  requirements: [
    'It is a target of 44 px with a name that says what is closed where there could be doubt.',
    'Its focus is drawn inside it, because it is in a corner.',
  ],
  examples: [
    {
      name: 'Beside a message',
      surface: 'card',
      note: 'Press it, and bring it back.',
      render: BesideAMessage,
    },
  ],
});

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;

function BesideAMessage() {
  const [open, setOpen] = useState(true);
  if (!open) return <Button onClick={() => setOpen(true)}>Toon de mededeling</Button>;
  return (
    <Row>
      <p>Vrijdag zijn wij telefonisch bereikbaar tot 15.00 uur.</p>
      <CloseButton label="Mededeling sluiten" onClick={() => setOpen(false)} />
    </Row>
  );
}
