import { BackLink } from '@site/kit';
import { examples } from '../examples/examples';

export default examples('BackLink', {
  group: 'Acting and going',
  for: 'The way back to the page above this one, above its heading. PageHero has one.',
  must: ['It names where it leads, not just “back”.', 'It is 44 px high, so that a thumb hits it.'],
  examples: [
    { name: 'To the page above', render: ToThePageAbove },
    { name: 'On the road', surface: 'road', render: ToThePageAbove },
  ],
});

function ToThePageAbove() {
  return <BackLink to="/klant">Mijn aanvragen</BackLink>;
}
