import { Logo } from '@site/kit';
import { examples } from '../examples/examples';

export default examples('Logo', {
  group: 'Pictures',
  for: 'The wheel and the name of the site, in the header, the footer and on papers. The name is configuration.',
  must: ['The name is text, so that it is read and can grow.', 'A long name is cut off, never the wheel.'],
  examples: [
    { name: 'On paper', render: OnPaper },
    { name: 'On the road', surface: 'road', render: OnTheRoad },
    { name: 'Large', surface: 'card', render: Large },
  ],
});

function OnPaper() {
  return <Logo />;
}

function OnTheRoad() {
  return <Logo onDark />;
}

function Large() {
  return <Logo size={72} />;
}
