import { Logo } from '@site/kit';
import { examples } from '../examples/examples';

export default examples('Logo', {
  group: 'Pictures',
  purpose:
    'The logo mark and the name of the site, in the header, the footer and in print. The name is configurable.',
  requirements: [
    'The name is text, so that it is announced and can be enlarged.',
    'A long name is cut off, never the mark.',
  ],
  examples: [
    { name: 'On a light surface', render: OnLight },
    { name: 'On a dark surface', surface: 'dark', render: OnDark },
  ],
});

function OnLight() {
  return <Logo />;
}

function OnDark() {
  return <Logo onDark />;
}
