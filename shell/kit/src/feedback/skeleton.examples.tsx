import { Card, Skeleton } from '@site/kit';
import { examples } from '../examples/examples';

export default examples('Skeleton', {
  group: 'Messages',
  for: 'Text that is on its way, in its shape, so that nothing jumps when it arrives. For a wait without a shape there is Spinner.',
  must: ['Screen readers hear that something is being loaded, once.', 'It stands still.'],
  examples: [
    { name: 'A paragraph', render: AParagraph },
    { name: 'In a card', render: InACard },
    { name: 'On the road', surface: 'road', render: AParagraph },
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
