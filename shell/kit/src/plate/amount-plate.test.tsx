import { act, render, screen } from '@testing-library/react';
import { timing } from '../theme/timing';
import { AmountPlate } from './amount-plate';

afterEach(() => jest.useRealTimers());

test('the amount is text, and its rolling digits are not', () => {
  const { container } = render(<AmountPlate amount={1234} />);
  expect(container.textContent).toBe('€\u00a01.234 per maand');
});

/** An amount on a plate that can be changed. */
function plate(start: number | null) {
  jest.useFakeTimers();
  const { rerender } = render(<AmountPlate amount={start} />);
  return {
    change: (amount: number | null) => rerender(<AmountPlate amount={amount} />),
    wait: (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds)),
  };
}

const said = () => screen.getByRole('status').textContent;

test('the first amount is not announced', () => {
  const { wait } = plate(710);
  wait(10 * timing.amountAfter);
  expect(said()).toBe('');
});

test('a new amount is announced when it has not changed for a second, not at every key', () => {
  const { change, wait } = plate(null);
  for (const amount of [1, 15, 154, 1542]) {
    change(amount);
    wait(timing.amountAfter - 1);
    expect(said()).toBe('');
  }
  wait(1);
  expect(said()).toBe('€\u00a01.542 per maand');
  change(646);
  wait(timing.amountAfter - 1);
  expect(said()).toBe('€\u00a01.542 per maand');
  wait(1);
  expect(said()).toBe('€\u00a0646 per maand');
});

test('a temporary amount is not announced', () => {
  const { change, wait } = plate(646);
  change(64);
  wait(timing.amountAfter - 1);
  change(646);
  wait(10 * timing.amountAfter);
  expect(said()).toBe('');
});

test('a dimmed amount is not announced until it is no longer dimmed', () => {
  jest.useFakeTimers();
  const wait = () => act(() => jest.advanceTimersByTime(timing.amountAfter));
  const { rerender } = render(<AmountPlate amount={646} />);
  rerender(<AmountPlate amount={517} />);
  rerender(<AmountPlate amount={517} dimmed />);
  wait();
  expect(said()).toBe('');
  rerender(<AmountPlate amount={517} />);
  wait();
  expect(said()).toBe('€\u00a0517 per maand');
});

test('the removal of the amount is announced', () => {
  const { change, wait } = plate(646);
  change(null);
  wait(timing.amountAfter);
  expect(said()).toBe('Nog geen bedrag');
});
