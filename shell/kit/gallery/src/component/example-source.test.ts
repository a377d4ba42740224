import { exampleSource } from './example-source';

const FILE = `import { Button, type ButtonProps, Card as Panel, Grid } from '@site/kit';
import { useState } from 'react';
import { examples } from '../examples/examples';

export default examples('Button', {
  group: 'Buttons and links',
  purpose: 'Acting.',
  requirements: ['It acts.'],
  examples: [
    { name: 'One', render: One },
    { name: 'Two', surface: 'dark', render: Two },
  ],
});

/** The terms that can be chosen. */
const TERMS = [
  { value: '12' },
  { value: '24' },
];

const FIRST = TERMS[0];

function One() {
  return <Button>Een</Button>;
}

function Two() {
  const [term] = useState(FIRST);
  return (
    <Panel>
      <Button {...props}>{term}</Button>
    </Panel>
  );
}

const props: ButtonProps = {};
`;

test('the source of an example is its function with the imports that it uses', () => {
  expect(exampleSource(FILE, 0)).toBe(`import { Button } from '@site/kit';

function One() {
  return <Button>Een</Button>;
}`);
});

test('declarations that the function uses, directly or indirectly, are included', () => {
  expect(exampleSource(FILE, 1)).toBe(`import { Button, type ButtonProps, Card as Panel } from '@site/kit';
import { useState } from 'react';

/** The terms that can be chosen. */
const TERMS = [
  { value: '12' },
  { value: '24' },
];

const FIRST = TERMS[0];

function Two() {
  const [term] = useState(FIRST);
  return (
    <Panel>
      <Button {...props}>{term}</Button>
    </Panel>
  );
}

const props: ButtonProps = {};`);
});
