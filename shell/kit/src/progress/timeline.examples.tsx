import { Timeline } from '@site/kit';
import { examples } from '../examples/examples';

export default examples('Timeline', {
  group: 'Progress',
  for: 'Where something stands on its way: what is behind, what is at hand, what is ahead. What a visitor is to do himself are Steps.',
  must: [
    'Each stop says in words whether it is behind, at hand or ahead, also to screen readers.',
    'It runs down on a phone and across on a wide screen, in the same order.',
  ],
  examples: [
    { name: 'Under way', wide: true, render: UnderWay },
    { name: 'Arrived', surface: 'card', render: Arrived },
    { name: 'On the road', surface: 'road', render: UnderWay },
  ],
});

function UnderWay() {
  return (
    <Timeline
      items={[
        { title: 'Aangevraagd', text: '12 maart', state: 'done' },
        { title: 'In behandeling', text: 'Wij vergelijken drie geldverstrekkers', state: 'now' },
        { title: 'Voorstel', text: 'U kiest', state: 'next' },
        { title: 'Rijden', state: 'next' },
      ]}
    />
  );
}

function Arrived() {
  return (
    <Timeline
      items={[
        { title: 'Aangevraagd', text: '12 maart', state: 'done' },
        { title: 'Voorstel', text: '14 maart', state: 'done' },
        { title: 'Rijden', text: 'Sinds 1 april', state: 'done' },
      ]}
    />
  );
}
