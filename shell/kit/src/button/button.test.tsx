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

test('a button that had the focus gets it back when it is no longer busy', () => {
  const { rerender } = render(<Button>Versturen</Button>);
  screen.getByRole('button').focus();
  rerender(<Button busy>Versturen</Button>);
  // A browser removes the focus from a disabled button. jsdom does not, so another element takes it and is removed.
  const elsewhere = document.body.appendChild(document.createElement('input'));
  elsewhere.focus();
  elsewhere.remove();
  expect(document.body).toHaveFocus();
  rerender(<Button busy={false}>Versturen</Button>);
  expect(screen.getByRole('button')).toHaveFocus();
});

test('a button does not take the focus back when it moved elsewhere while busy', () => {
  const form = (busy: boolean) => (
    <>
      <input aria-label="Naam" />
      <Button busy={busy}>Versturen</Button>
    </>
  );
  const { rerender } = render(form(false));
  screen.getByRole('button').focus();
  rerender(form(true));
  screen.getByLabelText('Naam').focus();
  rerender(form(false));
  expect(screen.getByLabelText('Naam')).toHaveFocus();
});

test('a busy button is disabled and shows its busy text', async () => {
  const onClick = jest.fn();
  render(
    <Button busy busyText="Verzenden..." onClick={onClick}>
      Versturen
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Verzenden...' });
  expect(button).toBeDisabled();
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
});
