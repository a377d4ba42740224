import { TextLink } from '@site/kit';
import { examples } from '../examples/examples';

export default examples('TextLink', {
  group: 'Acting and going',
  for: 'A link in running text: `to` for a page of the site, `href` for phone, mail and other sites. What acts is a Button.',
  must: [
    'It is underlined: colour alone does not make a link.',
    'Its words say where it leads, also when they are read alone.',
    'A phone number does not break over two lines.',
  ],
  examples: [
    { name: 'In running text', render: InRunningText },
    { name: 'On a card', surface: 'card', render: InRunningText },
    { name: 'On the road', surface: 'road', render: InRunningText },
  ],
});

function InRunningText() {
  return (
    <p>
      Lees eerst <TextLink to="/wat-is-financial-lease">wat financial lease is</TextLink>, bel ons op{' '}
      <TextLink href="tel:+31850000000">085 000 00 00</TextLink>, of kijk bij de{' '}
      <TextLink href="https://www.kvk.nl/">Kamer van Koophandel</TextLink>.
    </p>
  );
}
