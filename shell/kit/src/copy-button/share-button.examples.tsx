import { ButtonRow } from '@site/kit';
import { ShareButton } from '@site/kit/controls';
import { examples } from '../examples/examples';

export default examples('ShareButton', {
  group: 'Acting and going',
  for: 'A link that somebody else may need: a calculation for a partner or an accountant. A code or a number has a CopyButton.',
  must: [
    'On a device that can share, it opens what the visitor shares with; elsewhere it copies the link.',
    'It says in words what happened, for three seconds, and reads it out.',
    'Where neither is allowed, it shows the link itself.',
    'Who breaks off sharing hears nothing about it.',
  ],
  examples: [
    { name: 'A link', render: ALink },
    { name: 'On the road, an address that is made at the press', surface: 'road', render: MadeAtThePress },
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
