import type { Customer } from '@site/contract';
import { type FakeApi, renderWithKit } from '@site/kit/testing';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CustomerApplicationPage from './page';

const JAN: Customer = {
  id: 'klant-1',
  email: 'jan@bakkerij.nl',
  voornaam: 'Jan',
  achternaam: 'van der Berg',
  telefoon: '0612345678',
  bedrijfsnaam: 'Bakkerij Van der Berg',
  kvkNummer: '12345678',
};

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});

afterEach(() => {
  jest.useRealTimers();
});

const user = userEvent.setup({ delay: null });

function open(api: FakeApi = {}) {
  return renderWithKit(<CustomerApplicationPage />, { path: '/klant/lease-aanvraag', api });
}

const knows = (customer: Customer): FakeApi => ({ 'GET /api/customers/auth': () => ({ body: customer }) });
/** An answer that arrives after a delay. */
const later = <A,>(answer: A) => new Promise<A>((resolve) => setTimeout(() => resolve(answer), 10));
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const next = () => press('Volgende');
const fill = async (name: string, text: string) => {
  await user.click(screen.getByLabelText(name));
  await user.paste(text);
};

/** The steps about the lease, without a down payment or a final instalment. */
async function fillIn() {
  await screen.findByText('Stap 1 van 6');
  await fill('Link naar het voertuig', 'https://autobedrijf.nl/bus');
  await next();
  await fill('Aanschafprijs inclusief btw', '20000');
  await next();
  await next();
  await next();
  await user.click(screen.getByRole('radio', { name: '48 maanden' }));
  await next();
}

test('A spinner shows while the customer is fetched', () => {
  open({ 'GET /api/customers/auth': () => new Promise(() => {}) });
  expect(screen.getByText('Uw gegevens worden opgehaald')).toBeInTheDocument();
});

test("Without a customer there is 'Niet ingelogd' with a link to log in, and no wizard", async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Niet ingelogd' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Inloggen' })).toHaveAttribute('href', '/login-klant');
  expect(screen.queryByText(/Stap 1 van/)).not.toBeInTheDocument();
});

test("With an incomplete profile there is 'Profiel niet compleet' with what is missing, and no wizard", async () => {
  open(knows({ ...JAN, telefoon: '  ', kvkNummer: '' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Profiel niet compleet' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Account aanvullen' })).toHaveAttribute('href', '/klant/account');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Telefoonnummer',
    'KvK nummer',
  ]);
  expect(screen.queryByText(/Stap 1 van/)).not.toBeInTheDocument();
});

test('The heading gets the focus that the heading of the loading page had', async () => {
  const userActivation = { hasBeenActive: true, isActive: false };
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: userActivation });
  open({ 'GET /api/customers/auth': () => later({ body: { ...JAN, telefoon: '' } }) });
  const loading = screen.getByRole('heading', { level: 1, name: 'Nieuwe lease aanvraag' });
  loading.tabIndex = -1;
  loading.focus();
  expect(await screen.findByRole('heading', { level: 1, name: 'Profiel niet compleet' })).toHaveFocus();
  Reflect.deleteProperty(navigator, 'userActivation');
});

test('The account page returns to the wizard', async () => {
  const { location } = open(knows({ ...JAN, telefoon: '' }));
  await user.click(await screen.findByRole('link', { name: 'Account aanvullen' }));
  expect(location()).toMatchObject({ pathname: '/klant/account', state: { naar: '/klant/lease-aanvraag' } });
});

test('The customer is fetched again on entry, even when the tab has a copy', async () => {
  sessionStorage.setItem('customer', JSON.stringify({ ...JAN, telefoon: '' }));
  const { calls } = open(knows(JAN));
  expect(await screen.findByText('Stap 1 van 6')).toBeInTheDocument();
  expect(calls.filter(({ path }) => path === '/api/customers/auth')).toHaveLength(1);
});

test('When the backend cannot be reached the copy of the tab is used', async () => {
  sessionStorage.setItem('customer', JSON.stringify(JAN));
  open({
    'GET /api/customers/auth': () => {
      throw new TypeError('no connection');
    },
  });
  expect(await screen.findByText('Stap 1 van 6')).toBeInTheDocument();
});

test('When the session has expired the wizard says so, with a link to log in', async () => {
  sessionStorage.setItem('customer', JSON.stringify(JAN));
  open();
  expect(await screen.findByText('Uw sessie is verlopen')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Log opnieuw in' })).toHaveAttribute('href', '/login-klant');
});

test('There are six steps, from Voertuig to Overzicht', async () => {
  open(knows(JAN));
  await screen.findByText('Stap 1 van 6');
  expect(document.title).toContain('Voertuig');
  await fill('Link naar het voertuig', 'autobedrijf.nl');
  await next();
  expect(document.title).toContain('Stap 2 van 6: Prijs');
  await fill('Aanschafprijs inclusief btw', '20000');
  await next();
  expect(document.title).toContain('Stap 3 van 6: Aanbetaling');
  await next();
  expect(document.title).toContain('Stap 4 van 6: Slottermijn');
  await next();
  expect(document.title).toContain('Stap 5 van 6: Looptijd');
  await user.click(screen.getByRole('radio', { name: '12 maanden' }));
  await next();
  expect(document.title).toContain('Stap 6 van 6: Overzicht');
  expect(screen.getByText('Jan van der Berg')).toBeInTheDocument();
});

test('It posts exactly the application, with the applicant from the account', async () => {
  const { calls } = open({
    ...knows(JAN),
    'POST /api/customers/lease-application': () => later({ status: 201 }),
  });
  await fillIn();
  await press('Aanvraag versturen');
  await screen.findByRole('heading', { name: 'Lease aangevraagd' });
  const [call] = calls.filter(({ path }) => path === '/api/customers/lease-application');
  expect(call?.method).toBe('POST');
  expect(call?.body).toEqual({
    naam: 'Jan van der Berg',
    email: 'jan@bakkerij.nl',
    telefoon: '0612345678',
    bedrijfsnaam: 'Bakkerij Van der Berg',
    kvkNummer: '12345678',
    voertuigLink: 'https://autobedrijf.nl/bus',
    aanschafprijs: '20000',
    aanbetaling: '',
    wantAanbetaling: false,
    slottermijn: '',
    wantSlottermijn: false,
    looptijd: '48',
  });
});

test('It says that the company of the account was chosen at the KvK, when it was', async () => {
  const { calls } = open({
    ...knows({ ...JAN, kvkGekozen: true }),
    'POST /api/customers/lease-application': () => later({ status: 201 }),
  });
  await fillIn();
  await press('Aanvraag versturen');
  await screen.findByRole('heading', { name: 'Lease aangevraagd' });
  const [call] = calls.filter(({ path }) => path === '/api/customers/lease-application');
  expect(call?.body).toMatchObject({ kvkNummer: '12345678', kvkGekozen: true });
});

test('After sending, the page counts down from 5 and goes to the portal', async () => {
  const { location } = open({ ...knows(JAN), 'POST /api/customers/lease-application': () => later({}) });
  await fillIn();
  await press('Aanvraag versturen');
  await screen.findByRole('heading', { name: 'Lease aangevraagd' });
  expect(screen.getByText('We nemen zo spoedig mogelijk contact met u op.')).toBeInTheDocument();
  for (let second = 0; second < 5; second++) act(() => jest.advanceTimersByTime(1000));
  expect(location().pathname).toBe('/klant');
});

test('After sending, it says by which day the customer hears from us, and offers no new account', async () => {
  const body = { success: true, ontvangenOp: '2026-11-20', antwoordUiterlijk: '2026-11-23' };
  open({
    ...knows(JAN),
    'GET /api/auth/user': () => ({ body: { id: JAN.id, email: JAN.email, rol: 'klant' } }),
    'POST /api/customers/lease-application': () => later({ body }),
  });
  await fillIn();
  await press('Aanvraag versturen');
  await screen.findByRole('heading', { name: 'Wat gebeurt er nu' });
  expect(screen.getByText('Uiterlijk maandag 23 november 2026.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Bewaar als pdf' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Maak uw account' })).not.toBeInTheDocument();
});

test('A failure shows an error and keeps the answers', async () => {
  open({ ...knows(JAN), 'POST /api/customers/lease-application': () => later({ status: 503 }) });
  await fillIn();
  await press('Aanvraag versturen');
  expect(await screen.findByText('Fout')).toBeInTheDocument();
  expect(screen.getByText('Er ging iets mis bij het verzenden. Probeer het opnieuw.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Aanvraag versturen' })).toBeEnabled();
  expect(screen.getByText('https://autobedrijf.nl/bus')).toBeInTheDocument();
});

test('A rejected field of the account stays in the overview, a rejected answer leads back to its step', async () => {
  let errors: Record<string, string> = { telefoon: 'Dit nummer bestaat niet.' };
  open({
    ...knows(JAN),
    'POST /api/customers/lease-application': () =>
      later({
        status: 400,
        body: { success: false, message: 'Controleer uw gegevens.', errors },
      }),
  });
  await fillIn();
  await press('Aanvraag versturen');
  expect(await screen.findByText('Dit nummer bestaat niet.')).toBeInTheDocument();
  expect(screen.getByText('Stap 6 van 6')).toBeInTheDocument();
  errors = { looptijd: 'Kies een andere looptijd.' };
  await press('Aanvraag versturen');
  expect(await screen.findByText('Stap 5 van 6')).toBeInTheDocument();
});

test('After a lost answer and a reload the application is sent with the same key', async () => {
  const api = { ...knows(JAN), 'POST /api/customers/lease-application': () => new Promise<never>(() => {}) };
  const first = open(api);
  await fillIn();
  await press('Aanvraag versturen');
  cleanup();
  const second = open(api);
  await screen.findByText('Stap 6 van 6');
  await press('Aanvraag versturen');
  const key = (calls: typeof first.calls) => calls.at(-1)?.headers['idempotency-key'];
  expect(key(first.calls)).toMatch(/^[0-9a-f]{32}$/);
  expect(key(second.calls)).toBe(key(first.calls));
});

test("'Later verder' mails the link to the address of the account", async () => {
  const { calls } = open({
    ...knows(JAN),
    'POST /api/customers/lease-draft': () => later({ body: { success: true, concept: 'bewaard-1' } }),
  });
  await screen.findByText('Stap 1 van 6');
  await fill('Link naar het voertuig', 'autobedrijf.nl');
  await press('Later verder');
  await user.click(await screen.findByRole('button', { name: 'Mail mij de link' }));
  expect(await screen.findByText(/^De link is onderweg naar jan@bakkerij\.nl\./)).toBeInTheDocument();
  const [sent] = calls.filter(({ path }) => path === '/api/customers/lease-draft').map((call) => call.body);
  const { antwoorden, ...body } = sent as { antwoorden: string };
  expect(body).toEqual({ stap: 'voertuig' });
  expect(JSON.parse(antwoorden)).toMatchObject({ voertuigLink: 'autobedrijf.nl' });
  expect(JSON.parse(antwoorden)).not.toHaveProperty('naam');
});
