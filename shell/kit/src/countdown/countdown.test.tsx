import { act, fireEvent, screen } from '@testing-library/react';
import { axe } from '../testing/axe';
import { renderWithKit } from '../testing/index';
import { Countdown } from './countdown';

const seconds = (n: number) => {
  for (let i = 0; i < n; i++) act(() => jest.advanceTimersByTime(1000));
};

function start() {
  const onDone = jest.fn();
  const rendered = renderWithKit(<Countdown seconds={3} onDone={onDone} then="gaat u naar uw aanvragen" />);
  return { ...rendered, onDone };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('A countdown', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('shows the seconds to go and ends once', () => {
    const { onDone } = start();
    expect(screen.getByText('3')).toBeVisible();
    seconds(2);
    expect(screen.getByText('Over 1 seconde gaat u naar uw aanvragen.')).toBeVisible();
    expect(onDone).not.toHaveBeenCalled();
    seconds(1);
    expect(onDone).toHaveBeenCalledTimes(1);
    seconds(5);
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  test('is announced once, not every second', () => {
    start();
    const said = screen.getByRole('status').textContent;
    expect(said).toContain('Over 3 seconden gaat u naar uw aanvragen.');
    seconds(2);
    expect(screen.getByRole('status').textContent).toBe(said);
  });

  test('can be stopped, and then focuses the text that says so', () => {
    const { onDone } = start();
    press('Blijf op deze pagina');
    expect(screen.getByText('U blijft op deze pagina.')).toHaveFocus();
    seconds(10);
    expect(onDone).not.toHaveBeenCalled();
    press('Doorgaan');
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  test('is stopped by printing the page, which leaves the focus where it is', () => {
    const { onDone } = start();
    const skip = screen.getByRole('button', { name: 'Direct doorgaan' });
    skip.focus();
    fireEvent(window, new Event('beforeprint'));
    expect(screen.getByText('U blijft op deze pagina.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Doorgaan' })).toHaveFocus();
    seconds(10);
    expect(onDone).not.toHaveBeenCalled();
  });

  test('can be skipped', () => {
    const { onDone } = start();
    press('Direct doorgaan');
    seconds(5);
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  test('has no accessibility errors', async () => {
    const { container } = start();
    jest.useRealTimers();
    expect(await axe(container)).toHaveNoViolations();
  });
});
