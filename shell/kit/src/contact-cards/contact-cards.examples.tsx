import { ContactCards } from '@site/kit';
import { examples } from '../examples/examples';

export default examples('ContactCards', {
  group: 'Buttons and links',
  purpose:
    'The phone number and the mail address at the end of a page. They come from the site identity: never hard-code them.',
  requirements: [
    'The number calls and the address mails: both are links.',
    'They state the phone hours and the response time.',
    'A long address wraps inside its card.',
  ],
  examples: [
    { name: 'Call or mail', wide: true, render: CallOrMail },
    { name: 'On a dark surface', surface: 'dark', render: CallOrMail },
    { name: 'Both to the contact page', surface: 'card', render: ToThePage },
  ],
});

function CallOrMail() {
  return <ContactCards />;
}

function ToThePage() {
  return <ContactCards to="/contact" />;
}
