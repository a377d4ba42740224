import { Timeline } from '@site/kit/article';
import { examples } from '../examples/examples';

export default examples('Timeline', {
  group: 'Content',
  purpose:
    'How far something of the visitor is: the stages that are done, the current one and those to come. A process that has not started yet is shown with Steps.',
  requirements: [
    'The state of a stage is never shown by colour alone, and screen readers announce it.',
    'The line is vertical on a phone and horizontal on a wide screen, in the same order.',
  ],
  examples: [
    { name: 'Under way', wide: true, surface: 'card', render: UnderWay },
    { name: 'Completed', wide: true, surface: 'card', render: Completed },
  ],
});

function UnderWay() {
  return (
    <Timeline
      items={[
        { title: 'Ontvangen', text: 'vrijdag 20 november 2026', state: 'done' },
        { title: 'In behandeling', text: 'Sinds maandag 23 november 2026', state: 'now' },
        { title: 'Beantwoord', text: 'Uiterlijk vrijdag 27 november 2026', state: 'next' },
      ]}
    />
  );
}

function Completed() {
  return (
    <Timeline
      items={[
        { title: 'Ontvangen', text: '2 maart 2026', state: 'done' },
        { title: 'Goedgekeurd', text: '3 maart 2026', state: 'done' },
      ]}
    />
  );
}
