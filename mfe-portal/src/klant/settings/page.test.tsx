import type { Customer } from '@site/contract';
import { axe, renderWithKit } from '@site/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { backendOf, FENNA } from '../../testing/fenna';
import { seeToast, sent } from '../../testing/see';
import SettingsPage from './page';

async function open(customer: Customer = FENNA) {
  const opened = renderWithKit(<SettingsPage />, { path: '/klant/instellingen', api: backendOf(customer) });
  await screen.findByRole('heading', { name: 'Accountoverzicht' });
  return opened;
}

const logout = () => screen.getByRole('button', { name: 'Uitloggen' });

beforeEach(() => sessionStorage.clear());

test('the overview shows the mail address and the age of the account', async () => {
  await open();
  const overview = screen.getByRole('region', { name: 'Accountoverzicht' });
  expect(overview).toHaveTextContent(FENNA.email);
  expect(overview).toHaveTextContent('Account sinds');
  expect(overview).toHaveTextContent('Nieuw account');
});

test('the overview shows since when the account exists, once that is known', async () => {
  await open({ ...FENNA, accountSinds: '2025-04-01T09:30:00.000Z' });
  expect(screen.getByRole('region', { name: 'Accountoverzicht' })).toHaveTextContent('1 april 2025');
});

test('the security of the account is described, without false claims', async () => {
  await open();
  const security = screen.getByRole('region', { name: 'Beveiliging' });
  expect(security).toHaveTextContent('Tweefactorauthenticatie is actief');
  expect(security).toHaveTextContent('Uw e-mailadres is geverifieerd');
  expect(security).toHaveTextContent('uw logincode en een code per e-mail');
});

test('cards lead to account and applications', async () => {
  await open();
  const links = screen.getAllByRole('article').map((card) => card.querySelector('a')?.getAttribute('href'));
  expect(links).toEqual(['/klant/account', '/klant/lease-aanvragen']);
});

test('logging out asks first, and "Annuleren" keeps the session', async () => {
  const { user, calls } = await open();
  await user.click(logout());
  expect(screen.getByText('Weet u zeker dat u wilt uitloggen?')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Annuleren' }));
  expect(screen.queryByText('Weet u zeker dat u wilt uitloggen?')).not.toBeInTheDocument();
  expect(logout()).toHaveFocus();
  expect(sent(calls)).toEqual([]);
  expect(sessionStorage.getItem('customer')).not.toBeNull();
});

test('"Ja" logs out, goes home and confirms it', async () => {
  const { user, calls, location } = await open();
  sessionStorage.setItem('isFirstLogin', 'true');
  await user.click(logout());
  await user.click(screen.getByRole('button', { name: 'Ja, uitloggen' }));
  await seeToast('Uitgelogd', 'U bent succesvol uitgelogd van uw account');
  expect(sent(calls)).toEqual([{ call: 'POST /api/customers/logout', body: undefined }]);
  expect(sessionStorage.getItem('customer')).toBeNull();
  expect(sessionStorage.getItem('isFirstLogin')).toBeNull();
  await waitFor(() => expect(location().pathname).toBe('/'));
});

test('the settings are accessible', async () => {
  const { container } = await open();
  expect((await axe(container)).violations).toEqual([]);
});
