import { TextLink } from '@site/kit';
import { examples } from '../examples/examples';

export default examples('TextLink', {
  group: 'Buttons and links',
  purpose:
    'A link in running text: `to` for a page of the site, `href` for phone, mail and other sites. What acts is a Button.',
  requirements: [
    'It is underlined: a link is never shown by colour alone.',
    'Its text says where it leads, also out of context.',
    'A phone number does not break over two lines.',
  ],
  examples: [
    { name: 'In running text', render: InRunningText },
    { name: 'On a card', surface: 'card', render: InRunningText },
    { name: 'On a dark surface', surface: 'dark', render: InRunningText },
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
