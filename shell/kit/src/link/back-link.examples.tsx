import { BackLink } from '@site/kit';
import { examples } from '../examples/examples';

export default examples('BackLink', {
  group: 'Buttons and links',
  purpose: 'A link to the parent page, above the heading. PageHero has one.',
  requirements: ['It names where it leads, not just “back”.', 'It is a target of 44 px.'],
  examples: [
    { name: 'To the parent page', render: ToThePageAbove },
    { name: 'On a dark surface', surface: 'dark', render: ToThePageAbove },
  ],
});

function ToThePageAbove() {
  return <BackLink to="/klant">Mijn aanvragen</BackLink>;
}
