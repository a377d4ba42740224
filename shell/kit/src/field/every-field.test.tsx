import { screen } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { CodeBoxes } from '../code-boxes/code-boxes';
import { axe, renderWithKit } from '../testing/index';
import { AmountField } from './amount-field';
import { ChoiceCards } from './choice-cards';
import { Form } from './form';
import { SelectField } from './select-field';
import { TextField } from './text-field';

/** The props that every field has. */
interface Common {
  hint?: string;
  error?: string | null;
  required?: boolean;
  optional?: boolean;
}

const WAYS = [
  { value: 'mail', title: 'Per e-mail' },
  { value: 'telefoon', title: 'Per telefoon' },
] as const;

const nothing = { value: '', onChange: () => {} } as const;

/** Each field with the label `Antwoord`, by what it asks for. */
const FIELDS: readonly [what: string, role: string, (props: Common) => ReactElement][] = [
  ['a line of text', 'textbox', (props) => <TextField label="Antwoord" {...nothing} {...props} />],
  [
    'an e-mail address',
    'textbox',
    (props) => <TextField label="Antwoord" type="email" {...nothing} {...props} />,
  ],
  ['a phone number', 'textbox', (props) => <TextField label="Antwoord" type="tel" {...nothing} {...props} />],
  [
    'an address of a page',
    'textbox',
    (props) => <TextField label="Antwoord" type="url" {...nothing} {...props} />,
  ],
  [
    'text of several lines',
    'textbox',
    (props) => <TextField label="Antwoord" multiline {...nothing} {...props} />,
  ],
  ['an amount', 'textbox', (props) => <AmountField label="Antwoord" {...nothing} {...props} />],
  [
    'a list',
    'combobox',
    (props) => (
      <SelectField
        label="Antwoord"
        placeholder="Kies een antwoord"
        options={WAYS.map(({ value, title }) => ({ value, label: title }))}
        {...nothing}
        {...props}
      />
    ),
  ],
  [
    'choice cards',
    'radiogroup',
    (props) => <ChoiceCards legend="Antwoord" name="a" options={WAYS} {...nothing} {...props} />,
  ],
];

describe.each(FIELDS)('Asking for %s', (_what, role, field) => {
  const control = () => screen.getByRole(role, { name: /^Antwoord/ });

  test('shows the question above the field, and never inside it', () => {
    renderWithKit(field({}));
    const words = screen.getByText('Antwoord');
    expect(words).toBeVisible();
    // A radio group contains its question; every other field follows it.
    const place = words.compareDocumentPosition(control());
    expect(place & (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINS)).not.toBe(0);
    expect(control()).not.toHaveAttribute('placeholder');
  });

  test('indicates whether an answer is required', () => {
    const { rerender } = renderWithKit(field({ required: true }));
    expect(control()).toHaveAttribute('aria-required', 'true');
    expect(screen.queryByText(/optioneel/)).not.toBeInTheDocument();
    rerender(field({ optional: true }));
    expect(control()).not.toHaveAttribute('aria-required');
    expect(control()).toHaveAccessibleName(/^Antwoord \(optioneel\)/);
  });

  test('is described by the hint and then the error, and is invalid only with an error', () => {
    const { rerender } = renderWithKit(field({ hint: 'Kort.' }));
    expect(control()).toHaveAccessibleDescription('Kort.');
    expect(control()).not.toHaveAttribute('aria-invalid');
    rerender(field({ hint: 'Kort.', error: 'Vul een antwoord in.' }));
    expect(control()).toHaveAccessibleDescription('Kort. Vul een antwoord in.');
    expect(control()).toHaveAttribute('aria-invalid', 'true');
  });

  test('shows the error below the field, with an icon', () => {
    renderWithKit(field({ error: 'Vul een antwoord in.' }));
    const error = screen.getByText('Vul een antwoord in.');
    expect(error).toBeVisible();
    expect(error.parentElement?.querySelector('svg')).toBeInTheDocument();
    const place = control().compareDocumentPosition(error);
    expect(place & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  });

  test('gets the focus when the form is submitted and it is invalid', async () => {
    const { user } = renderWithKit(<Sent field={field} />);
    await user.click(screen.getByRole('button', { name: 'Versturen' }));
    expect(control().contains(document.activeElement)).toBe(true);
  });

  test('has no accessibility errors, with a hint and an error', async () => {
    const { container } = renderWithKit(
      field({ hint: 'Kort.', error: 'Vul een antwoord in.', required: true }),
    );
    expect(await axe(container)).toHaveNoViolations();
  });
});

function Sent({ field }: { field: (props: Common) => ReactElement }) {
  const [tried, setTried] = useState(false);
  return (
    <Form label="Vraag" onSubmit={() => setTried(true)}>
      {field({ error: tried ? 'Vul een antwoord in.' : null })}
      <button type="submit">Versturen</button>
    </Form>
  );
}

test('A form focuses the first box of an invalid code', async () => {
  const { user } = renderWithKit(
    <Sent
      field={({ error }) => <CodeBoxes legend="Code" length={6} kind="digits" {...nothing} error={error} />}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Versturen' }));
  expect(screen.getByRole('textbox', { name: 'Cijfer 1 van 6' })).toHaveFocus();
});

test('A form focuses the first empty box of an incomplete code, at every submit', async () => {
  const { user } = renderWithKit(
    <Sent
      field={({ error }) => (
        <CodeBoxes legend="Code" length={6} kind="digits" {...nothing} value="1234" error={error} />
      )}
    />,
  );
  for (let again = 0; again < 2; again++) {
    await user.click(screen.getByRole('button', { name: 'Versturen' }));
    expect(screen.getByRole('textbox', { name: 'Cijfer 5 van 6' })).toHaveFocus();
  }
});
