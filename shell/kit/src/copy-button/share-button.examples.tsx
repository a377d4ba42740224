import { ButtonRow } from '@site/kit';
import { ShareButton } from '@site/kit/widgets';
import { examples } from '../examples/examples';

export default examples('ShareButton', {
  group: 'Buttons and links',
  purpose:
    'A link to share, such as a calculation for a partner or an accountant. For a code or a number, use CopyButton.',
  requirements: [
    'On a device that can share, it opens what the visitor shares with; elsewhere it copies the link.',
    'It shows and announces what happened, for three seconds.',
    'Where neither is allowed, it shows the link itself.',
    'Cancelling shows no message.',
  ],
  examples: [
    { name: 'A link', render: ALink },
    {
      name: 'On a dark surface, an address that is made at the press',
      surface: 'dark',
      render: MadeAtThePress,
    },
  ],
});

function ALink() {
  return (
    <ButtonRow>
      <ShareButton
        url="https://zakenwiel.example/lease-berekenen?type=auto&aanschafprijs=25000&looptijd=60"
        title="Berekening: € 646 per maand"
        label="Deel deze berekening"
      />
    </ButtonRow>
  );
}

function MadeAtThePress() {
  return <ShareButton url={() => window.location.href} title="Lease berekenen" />;
}
