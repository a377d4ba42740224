import { ContactCards } from '@site/kit';
import { examples } from '../examples/examples';

export default examples('ContactCards', {
  group: 'Acting and going',
  for: 'The phone number and the mail address at the end of a page. Where they come from is the identity of the site: never type them.',
  must: [
    'The number calls and the address mails: both are links.',
    'They say when somebody answers.',
    'A long address wraps inside its card.',
  ],
  examples: [
    { name: 'Call or mail', wide: true, render: CallOrMail },
    { name: 'On the road', surface: 'road', render: CallOrMail },
    { name: 'Both to the contact page', surface: 'card', render: ToThePage },
  ],
});

function CallOrMail() {
  return <ContactCards />;
}

function ToThePage() {
  return <ContactCards to="/contact" />;
}
