import { Button, Stack } from '@site/kit';
import { AmountField } from '@site/kit/amounts';
import { Form, TextField } from '@site/kit/controls';
import { SelectField } from '@site/kit/widgets';
import { useState } from 'react';
import { examples } from '../examples/examples';

export default examples('Form', {
  group: 'Forms',
  purpose:
    'Fields that are submitted together. The page validates them instead of the browser, so that every message is in Dutch.',
  requirements: [
    'A failed submit focuses the first invalid field, also when only the backend found the error.',
    'Enter in a field submits the form, as the button does.',
    'Input is never lost, and never ends up in a URL.',
    'It has a name, so that screen readers can go to it.',
    'With an `action` it works without JavaScript too: the fields that have a `name` are sent in the query.',
  ],
  examples: [
    { name: 'Two fields', note: 'Send it empty.', surface: 'card', render: TwoFields },
    {
      name: 'Sending',
      note: 'The button is busy, the fields keep what was typed.',
      surface: 'card',
      render: Sending,
    },
    {
      name: 'Answered by the server',
      note: 'Without JavaScript the list is the browser’s own, and the button opens an address.',
      surface: 'card',
      render: AnsweredByTheServer,
    },
  ],
});

function TwoFields() {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [tried, setTried] = useState(false);
  return (
    <Form label="Terugbelverzoek" onSubmit={() => setTried(true)}>
      <Stack gap={3}>
        <TextField
          label="Naam"
          autoComplete="name"
          value={name}
          onChange={setName}
          error={tried && !name ? 'Vul uw naam in.' : null}
          required
        />
        <TextField
          label="E-mailadres"
          type="email"
          autoComplete="email"
          value={email}
          onChange={setEmail}
          error={tried && !email.includes('@') ? 'Vul een e-mailadres in, zoals naam@bedrijf.nl.' : null}
          required
        />
        <div>
          <Button type="submit">Bel mij terug</Button>
        </div>
      </Stack>
    </Form>
  );
}

function Sending() {
  const [name, setName] = useState('Jan de Vries');
  return (
    <Form label="Terugbelverzoek dat wordt verzonden" onSubmit={() => {}}>
      <Stack gap={3}>
        <TextField label="Naam" value={name} onChange={setName} />
        <div>
          <Button type="submit" busy busyText="Verzenden...">
            Bel mij terug
          </Button>
        </div>
      </Stack>
    </Form>
  );
}

function AnsweredByTheServer() {
  const [price, setPrice] = useState('25000');
  const [term, setTerm] = useState('60');
  return (
    <Form label="Lease berekenen" action="/lease-berekenen" method="get" onSubmit={() => {}}>
      <Stack gap={3}>
        <AmountField
          label="Aanschafprijs"
          name="aanschafprijs"
          value={price}
          onChange={setPrice}
          slider={{ max: 100_000, step: 500 }}
        />
        <SelectField
          label="Looptijd"
          name="looptijd"
          placeholder="Kies een looptijd"
          options={[
            { value: '48', label: '48 maanden' },
            { value: '60', label: '60 maanden' },
          ]}
          value={term}
          onChange={setTerm}
        />
        <div>
          <Button type="submit">Bereken</Button>
        </div>
      </Stack>
    </Form>
  );
}
