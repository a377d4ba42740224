import { renderWithKit } from '@site/kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { backendOf, FENNA } from '../../testing/fenna';
import AccountPage from '../account/page';
import ApplicationsPage from '../applications/page';
import DashboardPage from '../dashboard/page';
import LinkCodePage from '../link-application/page';
import SettingsPage from '../settings/page';
import { CustomerPage } from './customer-page';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test.each([
  ['/klant', DashboardPage],
  ['/klant/account', AccountPage],
  ['/klant/lease-aanvragen', ApplicationsPage],
  ['/klant/lease-koppelen', LinkCodePage],
  ['/klant/instellingen', SettingsPage],
])('%s redirects anonymous visitors to the login, which returns to it', async (path, Page) => {
  const { location } = renderWithKit(<Page />, { path });
  await waitFor(() => expect(location().pathname).toBe('/login/klant'));
  expect(location().state).toEqual({ naar: path });
});

test('the login returns to the page with its query', async () => {
  const path = '/klant/lease-koppelen?code=EKYVTY7';
  const { location } = renderWithKit(<LinkCodePage />, { path });
  await waitFor(() => expect(location().pathname).toBe('/login/klant'));
  expect(location().state).toEqual({ naar: path });
});

const page = <CustomerPage title="Uw pagina">{(customer) => <p>Voor {customer.voornaam}</p>}</CustomerPage>;

test('until the session is known, the page shows its heading and "Even geduld"', async () => {
  renderWithKit(page, { api: { 'GET /api/customers/auth': () => new Promise(() => {}) } });
  expect(screen.getByRole('heading', { level: 1, name: 'Uw pagina' })).toBeVisible();
  expect(screen.getByRole('status', { name: '' })).toHaveTextContent('Even geduld');
});

test('the customer of the backend is shown, not the copy of this tab', async () => {
  sessionStorage.setItem('customer', JSON.stringify({ ...FENNA, voornaam: 'Oud' }));
  renderWithKit(page, { api: backendOf(FENNA) });
  expect(await screen.findByText('Voor Fenna')).toBeVisible();
});

test('without a connection the copy of this tab is shown, without a message', async () => {
  sessionStorage.setItem('customer', JSON.stringify(FENNA));
  renderWithKit(page, { api: { 'GET /api/customers/auth': () => Promise.reject(new TypeError('offline')) } });
  expect(await screen.findByText('Voor Fenna')).toBeVisible();
  expect(screen.queryByText('Uw sessie is verlopen')).not.toBeInTheDocument();
  expect(document.querySelector('[data-tone="error"]')).toBeNull();
});

test('when the session has expired, the copy of this tab is shown with a link to log in again', async () => {
  sessionStorage.setItem('customer', JSON.stringify(FENNA));
  renderWithKit(page);
  expect(await screen.findByText('Uw sessie is verlopen')).toBeVisible();
  expect(screen.getByText('Voor Fenna')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log opnieuw in' })).toHaveAttribute('href', '/login/klant');
});

test.each([
  ['/klant', DashboardPage],
  ['/klant/lease-aanvragen', ApplicationsPage],
])('%s asks who has an expired session to log in, not to try again', async (path, Page) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  sessionStorage.setItem('customer', JSON.stringify(FENNA));
  renderWithKit(<Page />, {
    path,
    api: { 'GET /api/customers/k1/applications': () => ({ status: 401, body: { success: false } }) },
  });
  expect(await screen.findByText(/^Log opnieuw in om .* te zien/)).toBeVisible();
  expect(screen.queryByText(/niet gelukt|konden niet worden geladen/)).not.toBeInTheDocument();
});

test('a logout in another tab removes the data and goes to the login', async () => {
  const { location } = renderWithKit(page, { api: backendOf(FENNA), path: '/klant' });
  await screen.findByText('Voor Fenna');
  localStorage.setItem('session-state', 'logged-out');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'session-state', newValue: 'logged-out' }));
  });
  await waitFor(() => expect(location().pathname).toBe('/login/klant'));
  expect(screen.queryByText('Voor Fenna')).not.toBeInTheDocument();
  expect(screen.queryByText('Uw sessie is verlopen')).not.toBeInTheDocument();
  expect(sessionStorage).toHaveLength(0);
});
