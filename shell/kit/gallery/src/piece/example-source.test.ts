import { exampleSource } from './example-source';

const FILE = `import { Button, type ButtonProps, Card as Panel, Grid } from '@site/kit';
import { useState } from 'react';
import { examples } from '../examples/examples';

export default examples('Button', {
  group: 'Acting and going',
  for: 'Acting.',
  must: ['It acts.'],
  examples: [
    { name: 'One', render: One },
    { name: 'Two', surface: 'road', render: Two },
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

test('an example is its function with the imports that it uses', () => {
  expect(exampleSource(FILE, 0)).toBe(`import { Button } from '@site/kit';

function One() {
  return <Button>Een</Button>;
}`);
});

test('what the function uses of its file comes along, and what that uses', () => {
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
