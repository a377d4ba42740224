import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { axe } from '../testing/axe';
import { renderWithKit } from '../testing/index';
import { useToast } from '../toast/toast';
import { ChoiceCards } from './choice-cards';
import { Form } from './form';
import { SelectField } from './select-field';
import { SliderField } from './slider-field';
import { SwitchField } from './switch-field';
import { TextField } from './text-field';

function Message({ text }: { text: string }) {
  return <TextField label="Bericht" multiline limit={100} value={text} onChange={() => {}} />;
}

describe('The text field', () => {
  test('links its label, hint and error', async () => {
    const { container } = renderWithKit(
      <TextField
        label="E-mailadres"
        type="email"
        autoComplete="email"
        value="jan"
        onChange={() => {}}
        hint="Hier komt de bevestiging."
        error="Vul een e-mailadres in met een @."
        required
      />,
    );
    const field = screen.getByRole('textbox', { name: 'E-mailadres' });
    expect(field).toHaveAccessibleDescription('Hier komt de bevestiging. Vul een e-mailadres in met een @.');
    expect(field).toBeInvalid();
    expect(field).toBeRequired();
    expect(field).toHaveAttribute('autocomplete', 'email');
    expect(await axe(container)).toHaveNoViolations();
  });

  test('says that it is optional', () => {
    renderWithKit(<TextField label="Telefoon" value="" onChange={() => {}} optional />);
    expect(screen.getByRole('textbox', { name: 'Telefoon (optioneel)' })).toBeValid();
  });

  test.each([
    ['email', { autocomplete: 'email', inputmode: 'email', autocapitalize: 'none', spellcheck: 'false' }],
    ['tel', { autocomplete: 'tel', inputmode: 'tel' }],
    ['url', { autocomplete: 'url', inputmode: 'url', autocapitalize: 'none', spellcheck: 'false' }],
  ] as const)(
    'for a text of type %s asks for the right keys and lets the browser fill it in',
    (type, attributes) => {
      renderWithKit(<TextField label="Veld" type={type} value="" onChange={() => {}} />);
      const field = screen.getByRole('textbox');
      expect(field).toHaveAttribute('type', type);
      for (const [name, value] of Object.entries(attributes)) expect(field).toHaveAttribute(name, value);
    },
  );

  test('for a name capitalizes each word, without spell checking', () => {
    renderWithKit(<TextField label="Naam" autoComplete="name" value="" onChange={() => {}} />);
    expect(screen.getByRole('textbox')).toHaveAttribute('autocapitalize', 'words');
    expect(screen.getByRole('textbox')).toHaveAttribute('spellcheck', 'false');
  });

  test('accepts a number without type="number"', () => {
    renderWithKit(<TextField label="KvK nummer" inputMode="numeric" value="" onChange={() => {}} />);
    expect(screen.getByRole('textbox')).toHaveAttribute('inputmode', 'numeric');
    expect(screen.getByRole('textbox')).toHaveAttribute('type', 'text');
  });

  test('for a search has a search key, and no autocorrection', () => {
    renderWithKit(<TextField label="Zoekterm" inputMode="search" value="" onChange={() => {}} />);
    const field = screen.getByRole('textbox');
    for (const [name, value] of Object.entries({
      type: 'text',
      inputmode: 'search',
      enterkeyhint: 'search',
      autocapitalize: 'none',
      autocorrect: 'off',
      spellcheck: 'false',
    }))
      expect(field).toHaveAttribute(name, value);
  });

  test('shows how many characters are left near the limit, and accepts more', async () => {
    const { rerender } = renderWithKit(<Message text={'a'.repeat(79)} />);
    expect(screen.queryByText(/^Nog/)).not.toBeInTheDocument();
    rerender(<Message text={'a'.repeat(80)} />);
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Nog 20 tekens.');
    rerender(<Message text={`${'a'.repeat(98)}🚐`} />);
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Nog 1 teken.');
    rerender(<Message text={'a'.repeat(112)} />);
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('12 tekens te veel.');
  });

  test('announces how many characters are left when typing pauses, not at every key', () => {
    jest.useFakeTimers();
    const { rerender } = renderWithKit(<Message text={'a'.repeat(90)} />);
    act(() => jest.advanceTimersByTime(900));
    rerender(<Message text={'a'.repeat(91)} />);
    act(() => jest.advanceTimersByTime(999));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('status')).toHaveTextContent('Nog 9 tekens.');
    jest.useRealTimers();
  });

  test('reports the typed text, including line breaks with multiline', async () => {
    const typed = jest.fn();
    const { user, container } = renderWithKit(
      <TextField label="Bericht" value="" onChange={typed} multiline={8} />,
    );
    const field = screen.getByRole('textbox', { name: 'Bericht' });
    expect(field).toHaveAttribute('rows', '8');
    await user.type(field, 'D');
    expect(typed).toHaveBeenLastCalledWith('D');
    expect(await axe(container)).toHaveNoViolations();
  });
});

const KEUZES = [
  { value: 'ja', title: 'Ja', text: 'Ik betaal een deel zelf.' },
  { value: 'nee', title: 'Nee' },
] as const;

function Choices({ error }: { error?: string }) {
  const [value, setValue] = useState<'ja' | 'nee' | ''>('');
  return (
    <ChoiceCards
      legend="Wilt u een aanbetaling doen?"
      name="aanbetaling"
      value={value}
      onChange={setValue}
      options={KEUZES}
      columns={2}
      error={error}
    />
  );
}

describe('The choice cards', () => {
  test('are one group of radio buttons with a name', async () => {
    const { user, container } = renderWithKit(<Choices />);
    const group = screen.getByRole('radiogroup', { name: 'Wilt u een aanbetaling doen?' });
    expect(within(group).queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    await user.click(screen.getByText('Ik betaal een deel zelf.'));
    expect(screen.getByRole('radio', { name: 'Ja' })).toBeChecked();
    expect(await axe(container)).toHaveNoViolations();
  });

  test('show their error with the group', async () => {
    const { container } = renderWithKit(<Choices error="Kies ja of nee." />);
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Kies ja of nee.');
    expect(await axe(container)).toHaveNoViolations();
  });
});

function Notice({ error }: { error?: string }) {
  const [value, setValue] = useState<'mail' | 'telefoon' | ''>('');
  return (
    <ChoiceCards
      legend="Hoe wilt u antwoord?"
      name="antwoord"
      value={value}
      onChange={setValue}
      hint="U kunt dit later wijzigen."
      error={error}
      required
      options={[
        { value: 'mail', title: 'Per e-mail' },
        { value: 'telefoon', title: 'Per telefoon', text: 'Op werkdagen' },
      ]}
    />
  );
}

describe('Choice cards with a hint', () => {
  test('is one tab stop, and arrow keys move the choice', async () => {
    const { user, container } = renderWithKit(<Notice />);
    expect(screen.getByRole('radiogroup', { name: 'Hoe wilt u antwoord?' })).toBeRequired();
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    await user.tab();
    await user.keyboard(' ');
    expect(screen.getByRole('radio', { name: 'Per e-mail' })).toBeChecked();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'Per telefoon' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Per telefoon' })).toHaveAccessibleDescription('Op werkdagen');
    expect(await axe(container)).toHaveNoViolations();
  });

  test('can be answered by clicking the text', async () => {
    const { user } = renderWithKit(<Notice />);
    await user.click(screen.getByText('Op werkdagen'));
    expect(screen.getByRole('radio', { name: 'Per telefoon' })).toBeChecked();
  });

  test('is described by its hint and error', async () => {
    const { container } = renderWithKit(<Notice error="Kies hoe u antwoord wilt." />);
    const group = screen.getByRole('radiogroup');
    expect(group).toHaveAccessibleDescription('U kunt dit later wijzigen. Kies hoe u antwoord wilt.');
    expect(group).toBeInvalid();
    expect(await axe(container)).toHaveNoViolations();
  });
});

function Category({ error }: { error?: string }) {
  const [value, setValue] = useState('');
  return (
    <SelectField
      label="Categorie"
      placeholder="Kies een categorie"
      value={value}
      onChange={setValue}
      options={[
        { value: 'service', label: 'Service/klantenservice' },
        { value: 'anders', label: 'Anders' },
      ]}
      error={error}
      optional
    />
  );
}

describe('The select field', () => {
  test('opens by keyboard and selects an option', async () => {
    const { user, container } = renderWithKit(<Category />);
    expect(screen.getByRole('combobox', { name: /Categorie \(optioneel\)/ })).toHaveTextContent(
      'Kies een categorie',
    );
    await user.tab();
    await user.keyboard('{Enter}');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByRole('combobox')).toHaveTextContent('Anders');
    expect(await axe(container)).toHaveNoViolations();
  });

  test('lets an optional choice be cleared', async () => {
    const { user } = renderWithKit(<Category />);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('option', { name: 'Geen keuze' })).not.toBeInTheDocument();
    await user.keyboard('{ArrowDown}{Enter}');
    await user.keyboard('{Enter}{End}{Enter}');
    expect(screen.getByRole('combobox')).toHaveTextContent('Kies een categorie');
  });

  test('goes to the option whose first letters are typed', async () => {
    const { user } = renderWithKit(<Category />);
    await user.tab();
    await user.keyboard('{Enter}');
    await user.keyboard('an');
    expect(screen.getByRole('option', { name: 'Anders' })).toHaveFocus();
  });

  test('links its error', () => {
    renderWithKit(<Category error="Kies een categorie." />);
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Kies een categorie.');
    expect(screen.getByRole('combobox')).toBeInvalid();
  });
});

function Looptijd() {
  const [value, setValue] = useState(48);
  return (
    <SliderField
      label="Looptijd"
      value={value}
      onChange={setValue}
      min={12}
      max={72}
      step={12}
      format={(n) => `${n} maanden`}
    />
  );
}

describe('The slider field', () => {
  test('follows the thumb and has its value as text', async () => {
    const { container } = renderWithKit(<Looptijd />);
    const slider = screen.getByRole('slider', { name: 'Looptijd' });
    fireEvent.change(slider, { target: { value: '60' } });
    expect(slider).toHaveAttribute('aria-valuetext', '60 maanden');
    expect(await axe(container)).toHaveNoViolations();
  });
});

test.each([
  [28_485, '28500'],
  [95_000, '80000'],
  [7_500, '10000'],
])('a slider shows %d, which is not on a step, and changes nothing by itself', (value, thumb) => {
  const changed = jest.fn();
  renderWithKit(
    <SliderField
      label="Prijs"
      value={value}
      onChange={changed}
      min={10_000}
      max={80_000}
      step={500}
      format={(n) => `${n} euro`}
    />,
  );
  expect(screen.getByRole('slider')).toHaveValue(thumb);
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', `${value} euro`);
  expect(changed).not.toHaveBeenCalled();
});

describe('The switch field', () => {
  test('is toggled by its label', async () => {
    const changed = jest.fn();
    const { user, container } = renderWithKit(
      <SwitchField label="Analytisch" hint="Meet bezoek." checked={false} onChange={changed} />,
    );
    await user.click(screen.getByText('Analytisch'));
    expect(changed).toHaveBeenCalledWith(true);
    expect(screen.getByRole('switch', { name: 'Analytisch' })).toHaveAccessibleDescription('Meet bezoek.');
    expect(await axe(container)).toHaveNoViolations();
  });

  test('stays as it is when disabled', async () => {
    const changed = jest.fn();
    const { user } = renderWithKit(<SwitchField label="Noodzakelijk" checked disabled onChange={changed} />);
    await user.click(screen.getByRole('switch', { name: 'Noodzakelijk' }));
    expect(changed).not.toHaveBeenCalled();
  });
});

function AnsweredLater() {
  const [error, setError] = useState<string>();
  return (
    <Form label="Contact" onSubmit={() => setTimeout(() => setError('Dit adres bestaat niet.'), 10)}>
      <TextField label="Naam" value="Jan" onChange={() => {}} />
      <TextField label="E-mailadres" value="a@b" onChange={() => {}} error={error} />
      <button type="submit">Versturen</button>
    </Form>
  );
}

function WrongFromTheStart() {
  return (
    <Form label="Contact" onSubmit={() => {}}>
      <TextField label="Naam" value="Jan" onChange={() => {}} />
      <TextField label="E-mailadres" value="a@b" onChange={() => {}} error="Dit adres bestaat niet." />
      <button type="submit">Versturen</button>
    </Form>
  );
}

function WrongWithToast() {
  const toast = useToast();
  return (
    <Form label="Contact" onSubmit={() => toast({ title: 'Fout', tone: 'error' })}>
      <TextField label="E-mailadres" value="a@b" onChange={() => {}} error="Dit adres bestaat niet." />
      <button type="submit">Versturen</button>
    </Form>
  );
}

function WrongWhileTyping() {
  const [name, setName] = useState('');
  const wrong = name === 'Jan' ? 'Dit adres bestaat niet.' : undefined;
  return (
    <Form label="Contact" onSubmit={() => {}}>
      <TextField label="E-mailadres" value="a@b" onChange={() => {}} error={wrong} />
      <TextField label="Naam" value={name} onChange={setName} />
      <button type="submit">Versturen</button>
    </Form>
  );
}

describe('The form', () => {
  test('focuses the first invalid field, also when the error arrives later', async () => {
    const { user } = renderWithKit(<AnsweredLater />);
    await user.click(screen.getByRole('button', { name: 'Versturen' }));
    expect(await screen.findByText('Dit adres bestaat niet.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'E-mailadres' })).toHaveFocus();
  });

  test('focuses that field at every submit, and announces its error when it had the focus already', async () => {
    const { user } = renderWithKit(<WrongFromTheStart />);
    const field = screen.getByRole('textbox', { name: 'E-mailadres' });
    for (let press = 1; press <= 2; press++) {
      await user.click(screen.getByRole('button', { name: 'Versturen' }));
      expect(field).toHaveFocus();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    }
    await user.keyboard('{Enter}');
    const first = screen.getByRole('alert');
    expect(first).toHaveTextContent('Dit adres bestaat niet.');
    await user.keyboard('{Enter}');
    // A screen reader announces only new elements.
    expect(screen.getByRole('alert')).not.toBe(first);
    expect(screen.getByRole('alert')).toHaveTextContent('Dit adres bestaat niet.');
  });

  test('does not announce an error that a toast shows', async () => {
    const { user } = renderWithKit(<WrongWithToast />);
    await user.type(screen.getByRole('textbox', { name: 'E-mailadres' }), '{Enter}');
    expect(screen.getByText('Fout')).toBeInTheDocument();
    expect(screen.getAllByText('Dit adres bestaat niet.')).toHaveLength(1);
  });

  test('focuses the first invalid field again when a submit fails in the same way', async () => {
    const { user } = renderWithKit(<AnsweredLater />);
    const send = screen.getByRole('button', { name: 'Versturen' });
    const address = screen.getByRole('textbox', { name: 'E-mailadres' });
    await user.click(send);
    await screen.findByText('Dit adres bestaat niet.');
    for (let again = 0; again < 2; again++) {
      await user.click(send);
      expect(address).toHaveFocus();
    }
  });

  test('does not move the focus while the visitor continues typing', async () => {
    const { user } = renderWithKit(<WrongWhileTyping />);
    await user.click(screen.getByRole('button', { name: 'Versturen' }));
    await user.type(screen.getByRole('textbox', { name: 'Naam' }), 'Jan');
    expect(screen.getByRole('textbox', { name: 'Naam' })).toHaveFocus();
  });

  test('is submitted by Enter in a field, without leaving the page', async () => {
    const sent = jest.fn();
    const { user } = renderWithKit(
      <Form label="Contact" onSubmit={sent}>
        <TextField label="Naam" value="Jan" onChange={() => {}} />
        <button type="submit">Versturen</button>
      </Form>,
    );
    await user.type(screen.getByRole('textbox', { name: 'Naam' }), '{Enter}');
    expect(sent).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('form', { name: 'Contact' })).toHaveAttribute('novalidate');
  });

  test('with an action navigates there, unless it has an onSubmit', () => {
    const answered = jest.fn();
    const form = () => screen.getByRole('form', { name: 'Zoeken' });
    const { rerender } = renderWithKit(
      <Form label="Zoeken" action="/search" method="get" onSubmit={answered}>
        <TextField label="Zoekterm" name="q" value="bus" onChange={() => {}} />
      </Form>,
    );
    expect(form()).toHaveAttribute('action', '/search');
    expect(form()).toHaveAttribute('method', 'get');
    expect(fireEvent.submit(form())).toBe(false);
    expect(answered).toHaveBeenCalledTimes(1);
    rerender(
      <Form label="Zoeken" action="/search" method="get">
        <TextField label="Zoekterm" name="q" value="bus" onChange={() => {}} />
      </Form>,
    );
    expect(fireEvent.submit(form())).toBe(true);
  });
});
