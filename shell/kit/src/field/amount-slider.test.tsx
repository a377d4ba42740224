import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { axe, renderWithKit } from '../testing/index';
import { AmountField, type AmountFieldProps } from './amount-field';
import { sliderMarks } from './slider-marks';

function Price({
  start = '',
  onDigits,
  ...rest
}: { start?: string; onDigits?(digits: string): void } & Partial<AmountFieldProps>) {
  const [value, setValue] = useState(start);
  return (
    <AmountField
      label="Aanschafprijs"
      slider={{ max: 100_000, step: 500 }}
      {...rest}
      value={value}
      onChange={(digits) => {
        setValue(digits);
        onDigits?.(digits);
      }}
    />
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Aanschafprijs' });
const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Aanschafprijs, schuif' });
const drag = (to: number) => fireEvent.change(slider(), { target: { value: String(to) } });

describe('The slider of an amount field', () => {
  test('writes the amount as digits, and the field reads it', () => {
    const digits = jest.fn();
    renderWithKit(<Price onDigits={digits} />);
    drag(25_000);
    expect(digits).toHaveBeenLastCalledWith('25000');
    expect(field()).toHaveValue('25.000');
    expect(slider()).toHaveAttribute('aria-valuetext', '€\u00a025.000');
  });

  test('follows what is typed, also between its steps', async () => {
    const { user } = renderWithKit(<Price />);
    await user.type(field(), '25123');
    expect(slider()).toHaveValue('25000');
    expect(slider()).toHaveAttribute('aria-valuetext', '€\u00a025.123');
  });

  test('is at its start while the field is empty', () => {
    renderWithKit(<Price slider={{ min: 2500, max: 100_000, step: 500 }} />);
    expect(slider()).toHaveValue('2500');
    expect(slider()).toHaveAttribute('aria-valuetext', 'Nog geen bedrag');
  });

  test('is at its end for an amount above it, which stays in the field', async () => {
    const { user } = renderWithKit(<Price />);
    await user.type(field(), '150000');
    expect(field()).toHaveValue('150.000');
    expect(slider()).toHaveValue('100000');
    expect(slider()).toHaveAttribute('aria-valuetext', '€\u00a0150.000');
  });

  test.each([
    ['from between two steps goes up to the next', 25_123, 25_500, 25_500],
    ['from between two steps goes down to the next', 25_123, 24_500, 25_000],
    ['from closer to the step above goes up to it', 25_400, 26_000, 25_500],
    ['from above the end goes down to the end', 150_000, 99_500, 100_000],
    ['of more than a step goes where it ends', 25_123, 10_000, 10_000],
  ])('a move %s', (_what, start, to, amount) => {
    renderWithKit(<Price start={String(start)} />);
    drag(to);
    expect(field()).toHaveValue(amount.toLocaleString('nl-NL'));
  });

  test('reaches its end exactly, also when that is no whole number of steps away', () => {
    renderWithKit(<Price slider={{ max: 18_123, step: 500 }} />);
    drag(Number(slider().max));
    expect(field()).toHaveValue('18.123');
    expect(slider()).toHaveValue(slider().max);
    drag(18_000);
    expect(field()).toHaveValue('18.000');
  });

  test('can choose its minimum first', () => {
    renderWithKit(<Price slider={{ min: 2500, max: 100_000, step: 500 }} />);
    drag(3000);
    expect(field()).toHaveValue('2.500');
  });

  test('does not exceed the maximum of the field', () => {
    renderWithKit(<Price start="9000" max={7500} />);
    expect(slider()).toHaveAttribute('max', '7500');
    drag(7000);
    expect(field()).toHaveValue('7.500');
    expect(screen.queryByText(/hoogstens/)).not.toBeInTheDocument();
  });

  test.each([0, -3000])('is disabled when it ends at %d', (max) => {
    renderWithKit(<Price start="500" slider={{ max, step: 500 }} />);
    expect(slider()).toBeDisabled();
    expect(slider()).toHaveAttribute('aria-valuetext', '€\u00a0500');
    expect(field()).toHaveValue('500');
    expect(field()).toBeEnabled();
  });

  test('keeps an amount that no longer fits, and can lower it', () => {
    const { rerender } = renderWithKit(<Price start="18000" slider={{ max: 18_000, step: 500 }} />);
    rerender(<Price start="18000" slider={{ max: 3000, step: 500 }} />);
    expect(field()).toHaveValue('18.000');
    expect(slider()).toHaveValue('3000');
    drag(2500);
    expect(field()).toHaveValue('3.000');
  });

  test('shows the amounts at its ends, hidden from screen readers', () => {
    renderWithKit(<Price slider={{ max: 18_000, step: 500 }} />);
    expect(screen.getByText('€ 0')).toBeVisible();
    expect(screen.getByText('€ 18.000')).toBeVisible();
    expect(screen.getByText('€ 18.000').closest('[aria-hidden="true"]')).not.toBeNull();
  });

  test('adds nothing to the data of a form', () => {
    renderWithKit(
      <form aria-label="Berekening">
        <Price start="25000" name="prijs" />
      </form>,
    );
    const sent = new FormData(screen.getByRole<HTMLFormElement>('form'));
    expect([...sent.entries()]).toEqual([['prijs', '25.000']]);
  });

  test('has no accessibility errors, also when disabled', async () => {
    const { container, rerender } = renderWithKit(<Price hint="Inclusief btw" error="Vul een prijs in." />);
    expect(await axe(container)).toHaveNoViolations();
    rerender(<Price slider={{ max: 0, step: 500 }} />);
    expect(await axe(container)).toHaveNoViolations();
  });
});

test.each([
  { max: 18_123, step: 500 },
  { min: 2500, max: 9999, step: 250 },
  { max: 3, step: 500 },
])('Between the ends of %j the browser leaves the thumb in its place, and a move goes its way', (span) => {
  const { first, last, end, placeOf, amountAfter } = sliderMarks(span);
  const wrong: string[] = [];
  for (let amount = 0; amount < 20_000; amount += 37) {
    const place = placeOf(amount);
    if ((place - first) % span.step !== 0 || place < first || place > last) wrong.push(`${amount}: ${place}`);
    for (let to = first; to <= last; to += span.step) {
      const after = amountAfter(amount, to);
      const isThatWay = to === place || Math.sign(after - amount) === Math.sign(to - place);
      if (after < first || after > end || !isThatWay) wrong.push(`${amount} to ${to}: ${after}`);
    }
  }
  expect(wrong).toEqual([]);
});
