import type { Customer, LeaseApplication } from '@site/contract';
import { axe, type FakeApi, renderWithKit } from '@site/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { backendOf, FENNA, OFFER, VAN } from '../../testing/fenna';
import { seeToast, sent } from '../../testing/see';
import DashboardPage from './page';

function open(customer: Customer = FENNA, applications: LeaseApplication[] = [], api: FakeApi = {}) {
  return renderWithKit(<DashboardPage />, {
    path: '/klant',
    api: { ...backendOf(customer, applications), ...api },
  });
}

const greeting = (name: string) => screen.findByRole('heading', { level: 1, name });
const card = (title: string) =>
  screen.getByRole('heading', { level: 2, name: title }).closest('article') as HTMLElement;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('the customer is greeted by first name', async () => {
  open();
  expect(await greeting('Dag Fenna')).toBeVisible();
});

test('without a first name the greeting uses the part before the at-sign', async () => {
  open({ ...FENNA, voornaam: '' });
  expect(await greeting('Dag fenna')).toBeVisible();
});

test('a note shows how complete the account is, what is missing and where to add it', async () => {
  open({ ...FENNA, kvkNummer: ' ', bedrijfsnaam: '' });
  const note = await screen.findByRole('region', { name: 'Uw account aanvullen' });
  expect(note).toHaveTextContent('Account 50% voltooid');
  expect(note).toHaveTextContent('KvK nummer, Bedrijfsnaam');
  expect(within(note).getByRole('link')).toHaveAttribute('href', '/klant/account');
});

test('a complete account has no note, even without a phone number', async () => {
  open();
  await greeting('Dag Fenna');
  expect(screen.queryByText(/voltooid/)).not.toBeInTheDocument();
});

test.each([
  [[], '0 aanvragen'],
  [[VAN], '1 aanvraag'],
  [[VAN, { ...VAN, id: 'a2', leaseCode: 'BBBBBBB' }], '2 aanvragen'],
])('the card of the applications counts them: %#', async (applications, text) => {
  open(FENNA, applications);
  await greeting('Dag Fenna');
  await waitFor(() => expect(card('Lease aanvragen')).toHaveTextContent(text));
  expect(screen.getByRole('link', { name: 'Lease aanvragen' })).toHaveAttribute(
    'href',
    '/klant/lease-aanvragen',
  );
});

test('a count that cannot be loaded is not shown as zero', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  open(FENNA, [], { 'GET /api/customers/k1/applications': () => ({ status: 500, body: '' }) });
  await greeting('Dag Fenna');
  await waitFor(() => expect(card('Lease aanvragen')).toHaveTextContent('Laden is niet gelukt'));
  expect(screen.queryByText('0 aanvragen')).not.toBeInTheDocument();
});

test('the other cards lead to account, with its percentage, and settings', async () => {
  open({ ...FENNA, kvkNummer: '' });
  await greeting('Dag Fenna');
  expect(card('Account')).toHaveTextContent('75%');
  expect(within(card('Account')).getByRole('link')).toHaveAttribute('href', '/klant/account');
  expect(within(card('Instellingen')).getByRole('link')).toHaveAttribute('href', '/klant/instellingen');
});

test('the newest application is on the dashboard with its code', async () => {
  open(FENNA, [VAN]);
  expect(await screen.findByRole('article', { name: 'Aanvraag K7R2XPD' })).toHaveTextContent(
    'In behandeling',
  );
});

test('an open offer of an older application is on the dashboard, before the newest application', async () => {
  const older = { ...VAN, id: 'a2', leaseCode: 'BBBBBBB', offerte: OFFER };
  open(FENNA, [VAN, older]);
  const offer = await screen.findByRole('region', { name: 'Uw offerte' });
  expect(within(offer).getByRole('article', { name: 'Aanvraag BBBBBBB' })).toHaveTextContent('€ 612');
  expect(within(offer).getByRole('button', { name: 'Akkoord, bel mij' })).toBeVisible();
  expect(
    screen.getAllByRole('article', { name: /^Aanvraag/ }).map((it) => it.getAttribute('aria-label')),
  ).toEqual(['Aanvraag BBBBBBB', 'Aanvraag K7R2XPD']);
});

test('quick actions start an application or link one by its code', async () => {
  open();
  await greeting('Dag Fenna');
  expect(screen.getByRole('link', { name: 'Nieuwe aanvraag starten' })).toHaveAttribute(
    'href',
    '/klant/lease-aanvraag',
  );
  expect(screen.getByRole('link', { name: 'Code invoeren' })).toHaveAttribute(
    'href',
    '/klant/lease-koppelen',
  );
});

test('phone and mail of the company are at the end of the page', async () => {
  open();
  const help = await screen.findByRole('region', { name: 'Hulp nodig?' });
  expect(help).toHaveTextContent('085 000 00 00');
  expect(help).toHaveTextContent('info@zakenwiel.example');
});

describe('at the first login', () => {
  beforeEach(() => sessionStorage.setItem('isFirstLogin', 'true'));
  const panel = () => screen.findByRole('region', { name: 'Hebt u al een lease aanvraag gedaan?' });

  it('asks whether there is an application already, and asks only once', async () => {
    open();
    expect(await panel()).toBeVisible();
    expect(sessionStorage.getItem('isFirstLogin')).toBeNull();
  });

  it('does not ask once an application is linked', async () => {
    open(FENNA, [VAN]);
    await screen.findByRole('article', { name: 'Aanvraag K7R2XPD' });
    expect(screen.queryByText('Hebt u al een lease aanvraag gedaan?')).not.toBeInTheDocument();
  });

  it('goes to linking on "Ja"', async () => {
    open();
    expect(within(await panel()).getByRole('link', { name: /^Ja/ })).toHaveAttribute(
      'href',
      '/klant/lease-koppelen',
    );
  });

  it.each([/^Nee/, 'Later'])('is only closed on %s', async (name) => {
    const { user, location } = open();
    await user.click(within(await panel()).getByRole('button', { name }));
    expect(await greeting('Dag Fenna')).toHaveFocus();
    expect(screen.queryByText('Hebt u al een lease aanvraag gedaan?')).not.toBeInTheDocument();
    expect(location().pathname).toBe('/klant');
  });
});

describe('logging out', () => {
  it.each([
    ['works', () => ({ body: { success: true } })],
    ['fails', () => ({ status: 500, body: '' })],
  ])('removes the customer, goes home and says so when the request %s', async (_, answer) => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const { user, calls, location } = open(FENNA, [], { 'POST /api/customers/logout': answer });
    await greeting('Dag Fenna');
    expect(sessionStorage.getItem('customer')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Uitloggen' }));
    await seeToast('Uitgelogd', 'U bent succesvol uitgelogd van uw account');
    expect(sent(calls)).toEqual([{ call: 'POST /api/customers/logout', body: undefined }]);
    expect(sessionStorage.getItem('customer')).toBeNull();
    expect(sessionStorage.getItem('isFirstLogin')).toBeNull();
    await waitFor(() => expect(location().pathname).toBe('/'));
  });
});

test('the header that greets has the logout button', async () => {
  open();
  const header = (await greeting('Dag Fenna')).parentElement as HTMLElement;
  expect(within(header).getByRole('button', { name: 'Uitloggen' })).toBeVisible();
});

test('logging out immediately shows that it is in progress', async () => {
  const { user } = open(FENNA, [], { 'POST /api/customers/logout': () => new Promise(() => {}) });
  await greeting('Dag Fenna');
  await user.click(screen.getByRole('button', { name: 'Uitloggen' }));
  expect(screen.getByRole('button', { name: 'Uitloggen...' })).toHaveAttribute('aria-disabled', 'true');
});

test('the dashboard is accessible', async () => {
  const { container } = open({ ...FENNA, kvkNummer: '' }, [VAN]);
  await screen.findByRole('article', { name: 'Aanvraag K7R2XPD' });
  expect((await axe(container)).violations).toEqual([]);
});
