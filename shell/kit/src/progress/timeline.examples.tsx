import { Timeline } from '@site/kit';
import { examples } from '../examples/examples';

export default examples('Timeline', {
  group: 'Progress',
  purpose:
    'The progress of something through its stages: done, current and upcoming. What visitors have to do themselves are Steps.',
  requirements: [
    'Each item says in text whether it is done, current or upcoming, for screen readers.',
    'It is vertical on a phone and horizontal on a wide screen, in the same order.',
  ],
  examples: [
    { name: 'In progress', wide: true, render: UnderWay },
    { name: 'Completed', surface: 'card', render: Arrived },
    { name: 'On a dark surface', surface: 'dark', render: UnderWay },
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
