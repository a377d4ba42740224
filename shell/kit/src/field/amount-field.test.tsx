import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { axe } from '../testing/axe';
import { renderWithKit } from '../testing/index';
import { AmountField } from './amount-field';

function Price({
  start = '',
  max,
  onDigits,
}: {
  start?: string;
  max?: number;
  onDigits?(digits: string): void;
}) {
  const [value, setValue] = useState(start);
  return (
    <AmountField
      label="Aanschafprijs"
      value={value}
      max={max}
      onChange={(digits) => {
        setValue(digits);
        onDigits?.(digits);
      }}
    />
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Aanschafprijs' });

describe('The amount field', () => {
  test('shows 25.000 while 25000 is typed, and reports digits only', async () => {
    const digits = jest.fn();
    const { user } = renderWithKit(<Price onDigits={digits} />);
    await user.type(field(), '25000');
    expect(field()).toHaveValue('25.000');
    expect(digits).toHaveBeenLastCalledWith('25000');
  });

  test('never shows letters', async () => {
    const { user } = renderWithKit(<Price />);
    await user.type(field(), 'a2b5x');
    expect(field()).toHaveValue('25');
  });

  test('accepts typed thousands separators', async () => {
    const { user } = renderWithKit(<Price />);
    await user.type(field(), '25.000');
    expect(field()).toHaveValue('25.000');
  });

  test('does not read typed cents as euros', async () => {
    const { user } = renderWithKit(<Price />);
    await user.type(field(), '25.000,00');
    expect(field()).toHaveValue('25.000');
  });

  test('reads three digits after a comma as thousands', async () => {
    const { user } = renderWithKit(<Price />);
    await user.type(field(), '25,000');
    expect(field()).toHaveValue('25.000');
  });

  test('keeps the position of the caret', async () => {
    const { user } = renderWithKit(<Price start="25000" />);
    await user.click(field());
    field().setSelectionRange(1, 1);
    await user.keyboard('1');
    expect(field()).toHaveValue('215.000');
    expect(field().selectionStart).toBe(2);
    await user.keyboard('2');
    expect(field()).toHaveValue('2.125.000');
    expect(field().selectionStart).toBe(4);
  });

  test('deletes the digit before a separator when backspace meets the separator', async () => {
    const { user } = renderWithKit(<Price start="25000" />);
    await user.click(field());
    field().setSelectionRange(3, 3);
    await user.keyboard('{Backspace}');
    expect(field()).toHaveValue('2.000');
    expect(field().selectionStart).toBe(1);
  });

  test('deletes the digit behind a separator when delete meets the separator', async () => {
    const { user } = renderWithKit(<Price start="25000" />);
    await user.click(field());
    field().setSelectionRange(2, 2);
    await user.keyboard('{Delete}');
    expect(field()).toHaveValue('2.500');
  });

  test('reads a pasted "€ 25.000,00" as 25000', async () => {
    const digits = jest.fn();
    const { user } = renderWithKit(<Price onDigits={digits} />);
    await user.click(field());
    await user.paste('€ 25.000,00');
    expect(digits).toHaveBeenLastCalledWith('25000');
    expect(field()).toHaveValue('25.000');
  });

  test('replaces the selection by a pasted amount', async () => {
    const { user } = renderWithKit(<Price start="900" />);
    await user.tripleClick(field());
    await user.paste('12.500');
    expect(field()).toHaveValue('12.500');
  });

  test.each([
    ['32500.00', '32.500'],
    ['32500,50', '32.500'],
    ['32.500.00', '32.500'],
    ['32500,-', '32.500'],
    ['32.500', '32.500'],
    ['1.250.000', '1.250.000'],
    ['32500.000', '32.500'],
    ['25 000', '25.000'],
  ])('understands "%s" alike when it is typed and when it is pasted', async (text, amount) => {
    const { user } = renderWithKit(<Price />);
    await user.type(field(), text);
    expect(field()).toHaveValue(amount);
    await user.clear(field());
    await user.paste(text);
    expect(field()).toHaveValue(amount);
  });

  test('accepts more digits after thousands that were typed with a separator', async () => {
    const { user } = renderWithKit(<Price />);
    await user.type(field(), '25.0000');
    expect(field()).toHaveValue('250.000');
  });

  const NO_AMOUNT = 'Vul een bedrag in met alleen cijfers, bijvoorbeeld 25.000.';

  test.each(['1e5', '-5000', 'abc', '25k', '20.000 tot 30.000'])(
    'keeps its text when "%s" is pasted, and shows a message',
    async (text) => {
      const digits = jest.fn();
      const { user } = renderWithKit(<Price start="900" onDigits={digits} />);
      await user.tripleClick(field());
      await user.paste(text);
      expect(field()).toHaveValue('900');
      expect(digits).not.toHaveBeenCalled();
      const message = `In ‘${text}’ lezen wij geen bedrag. ${NO_AMOUNT}`;
      expect(screen.getByRole('status')).toHaveTextContent(message);
      expect(field()).toHaveAccessibleDescription(message);
      await user.keyboard('{End}5');
      expect(field()).toHaveValue('9.005');
      expect(screen.queryByText(message)).not.toBeInTheDocument();
    },
  );

  test.each(['-', 'e'])('shows a message when "%s" is typed, and never shows the character', async (key) => {
    const { user } = renderWithKit(<Price start="5000" />);
    await user.click(field());
    field().setSelectionRange(0, 0);
    await user.keyboard(key);
    expect(field()).toHaveValue('5.000');
    expect(field().selectionStart).toBe(0);
    expect(screen.getByRole('status')).toHaveTextContent(NO_AMOUNT);
  });

  test('undoes and redoes what was typed, pasted and deleted', async () => {
    const digits = jest.fn();
    const { user } = renderWithKit(<Price onDigits={digits} />);
    await user.type(field(), '25000');
    await user.tripleClick(field());
    await user.paste('€ 12.500,00');
    await user.keyboard('{Backspace}');
    expect(field()).toHaveValue('1.250');
    await user.keyboard('{Control>}z{/Control}');
    expect(field()).toHaveValue('12.500');
    await user.keyboard('{Meta>}z{/Meta}');
    expect(field()).toHaveValue('25.000');
    expect(digits).toHaveBeenLastCalledWith('25000');
    await user.keyboard('{Control>}z{/Control}');
    expect(field()).toHaveValue('');
    await user.keyboard('{Control>}z{/Control}');
    expect(field()).toHaveValue('');
    await user.keyboard('{Control>}y{/Control}');
    expect(field()).toHaveValue('25.000');
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(field()).toHaveValue('12.500');
    await user.keyboard('{End}5{Control>}y{/Control}');
    expect(field()).toHaveValue('125.005');
  });

  test('restores the caret after an undo', async () => {
    const { user } = renderWithKit(<Price start="25000" />);
    await user.click(field());
    field().setSelectionRange(1, 1);
    await user.keyboard('1{Control>}z{/Control}');
    expect(field()).toHaveValue('25.000');
    expect(field().selectionStart).toBe(1);
  });

  test('undoes typing in two places separately', async () => {
    const { user } = renderWithKit(<Price />);
    await user.type(field(), '32500.00');
    field().setSelectionRange(1, 1);
    await user.keyboard('71');
    expect(field()).toHaveValue('3.712.500');
    await user.keyboard('{Control>}z{/Control}');
    expect(field()).toHaveValue('32.500');
    expect(field().selectionStart).toBe(1);
    await user.keyboard('{Control>}z{/Control}');
    expect(field()).toHaveValue('');
  });

  test('supports undo from the browser menu', async () => {
    const { user } = renderWithKit(<Price start="900" />);
    await user.type(field(), '5');
    fireEvent.input(field(), { target: { value: '900' }, inputType: 'historyUndo' });
    expect(field()).toHaveValue('900');
    fireEvent.input(field(), { target: { value: '9005' }, inputType: 'historyRedo' });
    expect(field()).toHaveValue('9.005');
  });

  test('undoes only to an amount that still fits', async () => {
    const { user, rerender } = renderWithKit(<Price max={18000} />);
    await user.type(field(), '12000');
    await user.tripleClick(field());
    await user.keyboard('{Backspace}');
    rerender(<Price max={7500} />);
    await user.keyboard('{Control>}z{/Control}');
    expect(field()).toHaveValue('');
    expect(screen.getByRole('status')).toHaveTextContent('Hier past hoogstens € 7.500.');
  });

  test('does not change the text during an IME composition, and reads it', () => {
    const digits = jest.fn();
    renderWithKit(<Price start="25" onDigits={digits} />);
    field().focus();
    fireEvent.compositionStart(field());
    for (const text of ['25５', '25５０', '25５００']) {
      fireEvent.input(field(), { target: { value: text }, inputType: 'insertCompositionText' });
      expect(field()).toHaveValue(text);
    }
    expect(digits).toHaveBeenLastCalledWith('25500');
    fireEvent.compositionEnd(field());
    expect(field()).toHaveValue('25.500');
    expect(digits).toHaveBeenCalledTimes(3);
  });

  test('discards a composition that is not an amount', () => {
    renderWithKit(<Price start="25" />);
    fireEvent.compositionStart(field());
    fireEvent.input(field(), { target: { value: '25man' }, inputType: 'insertCompositionText' });
    fireEvent.compositionEnd(field());
    expect(field()).toHaveValue('25');
    expect(screen.getByRole('status')).toHaveTextContent(NO_AMOUNT);
  });

  test('reads an amount from a keyboard suggestion or autofill', () => {
    renderWithKit(<Price />);
    fireEvent.input(field(), { target: { value: '32500.00' }, inputType: 'insertReplacementText' });
    expect(field()).toHaveValue('32.500');
    fireEvent.input(field(), { target: { value: '€ 25.000,00' } });
    expect(field()).toHaveValue('25.000');
  });

  test('ignores input above the largest amount and says why', async () => {
    const { user } = renderWithKit(<Price max={18000} />);
    await user.type(field(), '18001');
    expect(field()).toHaveValue('1.800');
    expect(screen.getByRole('status')).toHaveTextContent('Hier past hoogstens € 18.000.');
    expect(field()).toHaveAccessibleDescription('Hier past hoogstens €\u00a018.000.');
    await user.keyboard('{Backspace}');
    expect(screen.queryByText(/hoogstens/)).not.toBeInTheDocument();
  });

  test('keeps showing why after blur, until the next input or another maximum', async () => {
    const { user, rerender } = renderWithKit(<Price max={18000} />);
    await user.type(field(), '18001');
    await user.tab();
    expect(field()).not.toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Hier past hoogstens € 18.000.');
    await user.type(field(), '{Backspace}');
    expect(screen.queryByText(/hoogstens/)).not.toBeInTheDocument();
    await user.type(field(), '99');
    expect(screen.getByRole('status')).toHaveTextContent('Hier past hoogstens € 18.000.');
    rerender(<Price max={40000} />);
    expect(screen.queryByText(/hoogstens/)).not.toBeInTheDocument();
  });

  test('can always be lowered, also from above the maximum', async () => {
    const { user } = renderWithKit(<Price start="9000" max={500} />);
    await user.click(field());
    await user.keyboard('{End}{Backspace}');
    expect(field()).toHaveValue('900');
  });

  test('requests the numeric keyboard on a phone', () => {
    renderWithKit(<Price />);
    expect(field()).toHaveAttribute('inputmode', 'numeric');
    expect(field()).toHaveAttribute('type', 'text');
  });

  test('has no accessibility errors, with hint and error', async () => {
    const { container } = renderWithKit(
      <AmountField
        label="Aanschafprijs"
        value="1"
        onChange={() => {}}
        hint="Inclusief btw"
        error="Vul een aanschafprijs in."
        required
      />,
    );
    expect(field()).toBeInvalid();
    expect(field()).toBeRequired();
    expect(field()).toHaveAccessibleDescription('Inclusief btw Vul een aanschafprijs in.');
    expect(await axe(container)).toHaveNoViolations();
  });
});

test('The error is next to the field, before its slider and the amounts to choose from', () => {
  renderWithKit(
    <AmountField
      label="Aanbetaling"
      value="30000"
      onChange={() => {}}
      error="De aanbetaling is te hoog."
      slider={{ max: 20_000, step: 500 }}
      suggestions={[{ name: '10%', amount: 2_850, effect: '€ 663 per maand' }]}
    />,
  );
  const error = screen.getByText('De aanbetaling is te hoog.');
  for (const other of [screen.getByRole('slider'), screen.getByRole('button', { name: /10%/ })]) {
    expect(error.compareDocumentPosition(other)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

test('closed suggestions open at their heading, which says what they are computed with', async () => {
  const changed = jest.fn();
  const { user } = renderWithKit(
    <AmountField
      label="Slottermijn"
      value=""
      onChange={changed}
      suggestions={[{ name: '30%', amount: 7_500, effect: '€ 521 p/m' }]}
      suggestionsBasis="bij 60 maanden"
      foldSuggestions
    />,
  );
  expect(screen.getByText('€ 521 p/m')).not.toBeVisible();
  await user.click(screen.getByText('Slottermijn: kies een bedrag en zie wat het doet bij 60 maanden'));
  await user.click(screen.getByRole('button', { name: /^30%: €\s7\.500/ }));
  expect(changed).toHaveBeenCalledWith('7500');
});
