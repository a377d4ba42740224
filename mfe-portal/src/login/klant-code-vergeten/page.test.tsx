import { renderWithKit } from '@site/kit/testing';
import { screen } from '@testing-library/react';
import { seeFailure, seeToast, sent } from '../../testing/see';
import KlantCodeVergetenPage from './page';

const email = () => screen.getByRole('textbox', { name: 'E-mailadres' });
const submit = () => screen.getByRole('button', { name: 'Stuur mij een nieuwe code' });

test('an empty address gives an error and is not sent', async () => {
  const { user, calls } = renderWithKit(<KlantCodeVergetenPage />);
  expect(email()).toHaveAttribute('type', 'email');
  expect(email()).toBeRequired();
  await user.click(submit());
  await seeFailure('Vul je emailadres in');
  expect(email()).toHaveAccessibleDescription(/Vul je emailadres in/);
  expect(email()).toBeInvalid();
  expect(sent(calls)).toEqual([]);
});

test('the address is sent, and a confirmation replaces the form', async () => {
  const { user, calls } = renderWithKit(<KlantCodeVergetenPage />, {
    api: { 'POST /api/customers/forgot-code': () => ({ body: { success: true } }) },
  });
  await user.type(email(), ' fenna@bakkerij.example ');
  await user.click(submit());
  await seeToast('Code verzonden!', 'Controleer je inbox voor de nieuwe logincode');
  expect(sent(calls)).toEqual([
    { call: 'POST /api/customers/forgot-code', body: { email: 'fenna@bakkerij.example' } },
  ]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Inloggen met mijn nieuwe code' })).toHaveAttribute(
    'href',
    '/login/klant',
  );
});

test('a rejection by a limit is said once, at the form, and the address stays', async () => {
  const { user } = renderWithKit(<KlantCodeVergetenPage />, {
    api: {
      'POST /api/customers/forgot-code': () => ({
        status: 429,
        body: { success: false, message: 'Probeer het over een kwartier opnieuw.' },
      }),
    },
  });
  await user.type(email(), 'fenna@bakkerij.example');
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('Probeer het over een kwartier opnieuw.');
  expect(screen.getAllByText('Probeer het over een kwartier opnieuw.')).toHaveLength(1);
  expect(email()).toHaveValue('fenna@bakkerij.example');
});
