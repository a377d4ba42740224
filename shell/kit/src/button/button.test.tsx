import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';

test('a disabled button says what is missing instead of calling onClick', async () => {
  const onClick = jest.fn();
  render(
    <Button disabledReason="Vul uw naam in." onClick={onClick}>
      Volgende
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Volgende' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('Vul uw naam in.');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveTextContent('Vul uw naam in.');
});

test('Enter in a field does not submit a form whose submit button is disabled', async () => {
  const onSubmit = jest.fn();
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="Naam" />
      <Button type="submit" disabledReason="Vul uw naam in.">
        Volgende
      </Button>
    </form>,
  );
  await userEvent.type(screen.getByLabelText('Naam'), '{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveTextContent('Vul uw naam in.');
});

test('the button keeps the focus when it becomes enabled', () => {
  const { rerender } = render(<Button disabledReason="Vul uw naam in.">Volgende</Button>);
  screen.getByRole('button').focus();
  rerender(<Button disabledReason={null}>Volgende</Button>);
  expect(screen.getByRole('button')).toHaveFocus();
  expect(screen.getByRole('button')).not.toHaveAttribute('aria-disabled');
});

test('a busy button shows its busy text, ignores presses and keeps the focus', async () => {
  const onClick = jest.fn();
  const onSubmit = jest.fn();
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Naam" />
      <Button type="submit" busy={busy} busyText="Verzenden..." onClick={onClick}>
        Versturen
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  screen.getByRole('button', { name: 'Versturen' }).focus();
  rerender(form(true));
  const button = screen.getByRole('button', { name: 'Verzenden...' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveFocus();
  // The browser would make a disabled button lose the focus.
  expect(button).toBeEnabled();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button);
  await userEvent.type(screen.getByLabelText('Naam'), '{Enter}');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});
