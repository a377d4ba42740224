import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { renderWithKit } from '../testing/index';
import { readAmount } from './amount';
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
  test('shows 25.000 while 25000 is typed, and gives digits only', async () => {
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

  test('accepts the separator of thousands as people type it', async () => {
    const { user } = renderWithKit(<Price />);
    await user.type(field(), '25.000');
    expect(field()).toHaveValue('25.000');
  });

  test('does not take typed cents for euros', async () => {
    const { user } = renderWithKit(<Price />);
    await user.type(field(), '25.000,00');
    expect(field()).toHaveValue('25.000');
  });

  test('takes three digits after a comma for thousands', async () => {
    const { user } = renderWithKit(<Price />);
    await user.type(field(), '25,000');
    expect(field()).toHaveValue('25.000');
  });

  test('keeps the caret where the person put it', async () => {
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

  test('makes 25000 of a pasted "€ 25.000,00"', async () => {
    const digits = jest.fn();
    const { user } = renderWithKit(<Price onDigits={digits} />);
    await user.click(field());
    await user.paste('€ 25.000,00');
    expect(digits).toHaveBeenLastCalledWith('25000');
    expect(field()).toHaveValue('25.000');
  });

  test('puts a pasted amount in the place of what was selected', async () => {
    const { user } = renderWithKit(<Price start="900" />);
    await user.tripleClick(field());
    await user.paste('12.500');
    expect(field()).toHaveValue('12.500');
  });

  test.each([
    ['€ 25.000,00', '25000'],
    ['25.000,-', '25000'],
    ['25 000', '25000'],
    ['25,000.50', '25000'],
    ['EUR 7', '7'],
    ['0012', '12'],
    ['gratis', ''],
  ])('reads "%s" as "%s"', (text, digits) => {
    expect(readAmount(text)).toBe(digits);
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

  test('can always be lowered, also when it stands above the largest amount', async () => {
    const { user } = renderWithKit(<Price start="9000" max={500} />);
    await user.click(field());
    await user.keyboard('{End}{Backspace}');
    expect(field()).toHaveValue('900');
  });

  test('asks a phone for its number keys', () => {
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
