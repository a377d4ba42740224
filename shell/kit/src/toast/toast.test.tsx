import { act, fireEvent, render, screen } from '@testing-library/react';
import { Form } from '../field/form';
import { axe } from '../testing/axe';
import { renderWithKit } from '../testing/index';
import { Toaster, ToastProvider, useToast } from './toast';

function Buttons() {
  const toast = useToast();
  return (
    <>
      <button type="button" onClick={() => toast({ title: 'Code verzonden!', text: 'Controleer je inbox' })}>
        goed
      </button>
      <button
        type="button"
        onClick={() => toast({ title: 'Fout', text: 'Er is iets misgegaan', tone: 'error' })}
      >
        fout
      </button>
    </>
  );
}

const shown = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const show = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('A toast', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('shows its title and text, and disappears after five seconds', () => {
    renderWithKit(<Buttons />);
    show('goed');
    expect(shown()).toEqual(['Code verzonden!Controleer je inbox']);
    act(() => jest.advanceTimersByTime(4999));
    expect(shown()).toHaveLength(1);
    act(() => jest.advanceTimersByTime(1));
    expect(shown()).toEqual([]);
  });

  test('replaces the previous one', () => {
    renderWithKit(<Buttons />);
    show('goed');
    act(() => jest.advanceTimersByTime(4000));
    show('fout');
    expect(shown()).toEqual(['FoutEr is iets misgegaan']);
    act(() => jest.advanceTimersByTime(4000));
    expect(shown()).toHaveLength(1);
    act(() => jest.advanceTimersByTime(1000));
    expect(shown()).toEqual([]);
  });

  test('stays when it appears as the time of the previous one ends', () => {
    renderWithKit(<Buttons />);
    show('fout');
    act(() => {
      jest.advanceTimersByTime(4999);
      screen.getByRole('button', { name: 'goed' }).click();
      // The previous one is still in the page.
      jest.advanceTimersByTime(1);
    });
    expect(shown()).toEqual(['Code verzonden!Controleer je inbox']);
  });

  test('interrupts a screen reader only for an error', () => {
    renderWithKit(<Buttons />);
    show('fout');
    act(() => jest.advanceTimersByTime(100));
    expect(screen.getByText(/Melding Fout/)).toHaveAttribute('aria-live', 'assertive');
    show('goed');
    act(() => jest.advanceTimersByTime(100));
    expect(screen.getByText(/Melding Code verzonden!/)).toHaveAttribute('aria-live', 'polite');
  });

  test('is marked as an error when it is one', () => {
    renderWithKit(<Buttons />);
    show('fout');
    expect(screen.getByRole('listitem')).toHaveAttribute('data-tone', 'error');
  });

  test('can be closed', () => {
    renderWithKit(<Buttons />);
    show('goed');
    fireEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
    expect(shown()).toEqual([]);
  });

  test('about an error closes at a retry, one about a success stays', () => {
    renderWithKit(
      <>
        <Buttons />
        <Form label="Inloggen" onSubmit={() => {}}>
          <button type="submit">Verstuur</button>
        </Form>
      </>,
    );
    show('fout');
    show('Verstuur');
    expect(shown()).toEqual([]);
    show('goed');
    show('Verstuur');
    expect(shown()).toHaveLength(1);
  });

  test('gets the focus with F8', () => {
    renderWithKit(<Buttons />);
    show('goed');
    fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' });
    expect(screen.getByRole('list')).toHaveFocus();
  });

  test('has no accessibility errors', async () => {
    renderWithKit(<Buttons />);
    show('fout');
    jest.useRealTimers();
    expect(await axe(document.body)).toHaveNoViolations();
  });
});

test('A toast that is requested while its code is loading is shown afterwards', async () => {
  render(
    <ToastProvider>
      <Buttons />
      <Toaster />
    </ToastProvider>,
  );
  show('goed');
  expect(shown()).toEqual([]);
  expect(await screen.findByRole('listitem')).toHaveTextContent('Code verzonden!');
});
