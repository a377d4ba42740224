import { Card, Skeleton } from '@site/kit';
import { examples } from '../examples/examples';

export default examples('Skeleton', {
  group: 'Messages',
  purpose:
    'Text that is loading, in its shape, so that nothing moves when it arrives. For content of unknown shape, use Spinner.',
  requirements: ['Screen readers announce the loading once.', 'It does not move.'],
  examples: [
    { name: 'A paragraph', render: AParagraph },
    { name: 'In a card', render: InACard },
    { name: 'On a dark surface', surface: 'dark', render: AParagraph },
  ],
});

function AParagraph() {
  return <Skeleton lines={4} />;
}

function InACard() {
  return (
    <Card>
      <Skeleton lines={2} />
    </Card>
  );
}
