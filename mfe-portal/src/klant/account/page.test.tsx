import { type Customer, STANDAARD_IDENTITEIT } from '@site/contract';
import { axe, type FakeApi, type GivenAnswer, renderWithKit } from '@site/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { backendOf, FENNA } from '../../testing/fenna';
import { seeFailure, seeToast, sent } from '../../testing/see';
import AccountPage from './page';

async function open(customer: Customer = FENNA, api: FakeApi = {}, path = '/klant/account') {
  const opened = renderWithKit(<AccountPage />, { path, api: { ...backendOf(customer), ...api } });
  await screen.findByRole('textbox', { name: 'E-mailadres' });
  return opened;
}

const field = (name: string) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Gegevens opslaan' });
const completeness = () => screen.getByRole('region', { name: /compleet/ });
const ok = () => ({ body: { success: true, message: 'Opgeslagen.' } });

beforeEach(() => sessionStorage.clear());

test('the e-mail address is read-only', async () => {
  await open();
  expect(field('E-mailadres')).toHaveValue(FENNA.email);
  expect(field('E-mailadres')).toHaveAttribute('readonly');
  expect(field('E-mailadres')).toHaveAccessibleDescription('Uw email kan niet worden gewijzigd');
});

test('first name, last name, company and KvK carry an asterisk, the phone number does not', async () => {
  await open();
  for (const name of ['Voornaam *', 'Achternaam *', 'Bedrijfsnaam *', 'KvK nummer *', 'Telefoonnummer']) {
    expect(field(name)).not.toHaveAttribute('readonly');
  }
});

test('saving sends exactly the profile, trimmed', async () => {
  const { user, calls } = await open(FENNA, { 'PUT /api/customers/k1/profile': ok });
  await user.type(field('Telefoonnummer'), ' 06 12345678 ');
  await user.click(save());
  await seeToast('Gegevens opgeslagen!', 'Uw profiel is succesvol bijgewerkt');
  expect(sent(calls)).toEqual([
    {
      call: 'PUT /api/customers/k1/profile',
      body: {
        voornaam: 'Fenna',
        achternaam: 'de Boer',
        kvkNummer: '12345678',
        bedrijfsnaam: "Bakkerij 't Hoekje",
        telefoon: '06 12345678',
      },
    },
  ]);
});

test('a company that is chosen at the KvK is filled in below its fields, and saved', async () => {
  const bedrijf = { kvkNummer: '68750110', naam: 'Van der Berg Bouw' };
  const api: FakeApi = {
    ...backendOf({ ...FENNA, bedrijfsnaam: 'berg', kvkNummer: '' }),
    'PUT /api/customers/k1/profile': ok,
    'POST /api/company-search': () => ({
      body: { success: true, status: 'gevonden', bedrijven: [bedrijf], meer: false, bron: 'kvk' },
    }),
    'GET /api/companies/{kvkNummer}': () => ({
      body: {
        success: true,
        status: 'gevonden',
        bedrijf: { ...bedrijf, bron: 'kvk', opgezochtOp: '2026-11-27T09:00:00.000Z' },
      },
    }),
  };
  const site = { ...STANDAARD_IDENTITEIT, zoektBijKvk: true };
  const { user, calls, container } = renderWithKit(<AccountPage />, { path: '/klant/account', api, site });
  await user.click(await screen.findByRole('button', { name: 'Zoek bij de KvK' }));
  await user.click(await screen.findByRole('button', { name: 'Vul dit bedrijf in' }));
  expect(field('Bedrijfsnaam *')).toHaveValue('Van der Berg Bouw');
  expect(field('KvK nummer *')).toHaveValue('68750110');
  expect(await screen.findByText('Bron: KvK. Opgezocht op 27 november 2026.')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(save());
  await seeToast('Gegevens opgeslagen!', 'Uw profiel is succesvol bijgewerkt');
  expect(sent(calls).at(-1)?.body).toEqual({
    voornaam: 'Fenna',
    achternaam: 'de Boer',
    kvkNummer: '68750110',
    bedrijfsnaam: 'Van der Berg Bouw',
    telefoon: FENNA.telefoon,
    kvkGekozen: true,
  });
});

test('a company that was chosen before is still so, unless its number is changed', async () => {
  const chosen = { ...FENNA, kvkNummer: '68750110', kvkGekozen: true };
  const { user, calls } = await open(chosen, { 'PUT /api/customers/k1/profile': ok });
  await user.type(field('Telefoonnummer'), '0612345678');
  await user.click(save());
  await seeToast('Gegevens opgeslagen!', 'Uw profiel is succesvol bijgewerkt');
  expect(sent(calls).at(-1)?.body).toMatchObject({ kvkNummer: '68750110', kvkGekozen: true });
  await user.clear(field('KvK nummer *'));
  await user.type(field('KvK nummer *'), '12345678');
  await user.click(save());
  await waitFor(() => expect(sent(calls)).toHaveLength(2));
  expect(sent(calls).at(-1)?.body).not.toHaveProperty('kvkGekozen');
});

test('without a KvK to search at there is no search', async () => {
  await open();
  expect(screen.queryByRole('button', { name: 'Zoek bij de KvK' })).not.toBeInTheDocument();
});

test('empty required fields never block saving, and are listed afterwards', async () => {
  const empty = { ...FENNA, voornaam: '', achternaam: '', kvkNummer: '', bedrijfsnaam: '' };
  const { user, calls } = await open(empty, { 'PUT /api/customers/k1/profile': ok });
  await user.click(save());
  await seeToast('Gegevens opgeslagen!', 'Uw profiel is succesvol bijgewerkt');
  expect(sent(calls)).toHaveLength(1);
  expect(field('Voornaam *')).toHaveAccessibleDescription(/Ontbreekt/);
  expect(field('Voornaam *')).not.toBeInvalid();
});

test('after saving, the customer is fetched again', async () => {
  let stored = FENNA;
  const { user } = await open(FENNA, {
    'GET /api/customers/auth': () => ({ body: stored }),
    'PUT /api/customers/k1/profile': (body) => {
      stored = { ...stored, ...body, kvkNummer: '87654321' };
      return ok();
    },
  });
  await user.clear(field('KvK nummer *'));
  await user.type(field('KvK nummer *'), '8765 4321');
  await user.click(save());
  await waitFor(() => expect(field('KvK nummer *')).toHaveValue('87654321'));
  expect(JSON.parse(sessionStorage.getItem('customer') as string).kvkNummer).toBe('87654321');
});

test.each([
  [{}, 100],
  [{ kvkNummer: '' }, 75],
  [{ kvkNummer: '', bedrijfsnaam: ' ' }, 50],
  [{ kvkNummer: '', bedrijfsnaam: '', achternaam: '' }, 25],
  [{ kvkNummer: '', bedrijfsnaam: '', achternaam: '', voornaam: '' }, 0],
])('completeness counts four fields: %#', async (missing, percentage) => {
  await open({ ...FENNA, ...missing });
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(percentage));
});

test('a list shows which fields are filled in, with the phone number on a separate line', async () => {
  await open({ ...FENNA, kvkNummer: '' });
  const lines = within(completeness())
    .getAllByRole('listitem')
    .map((line) => line.textContent);
  expect(lines).toEqual([
    'VoornaamVoltooid',
    'AchternaamVoltooid',
    'KvK nummerOntbreekt',
    'BedrijfsnaamVoltooid',
    'TelefoonnummerOntbreekt',
  ]);
  expect(completeness()).toHaveTextContent('Nodig voor een aanvraag');
});

test('a KvK number that is not 8 digits gives a hint, not an error', async () => {
  await open({ ...FENNA, kvkNummer: '123' });
  expect(field('KvK nummer *')).toHaveAccessibleDescription(/8 cijfers/);
  expect(field('KvK nummer *')).not.toBeInvalid();
});

test.each([
  ['06–12 34 56 78', /Nodig voor een aanvraag/],
  ['123456789', /Dit lijkt geen volledig telefoonnummer/],
])('a phone number %s has the hint %s, as in the application', async (telefoon, hint) => {
  await open({ ...FENNA, telefoon });
  expect(field('Telefoonnummer')).toHaveAccessibleDescription(hint);
});

test('a link to a field puts the focus there', async () => {
  await open(FENNA, {}, '/klant/account#telefoon');
  expect(field('Telefoonnummer')).toHaveFocus();
});

test('a rejection shows the message of the server, at the field when it names one', async () => {
  const { user } = await open(FENNA, {
    'PUT /api/customers/k1/profile': () => ({
      status: 400,
      body: {
        success: false,
        message: 'Controleer uw invoer.',
        errors: { telefoon: 'Dit nummer is te lang.' },
      },
    }),
  });
  await user.type(field('Telefoonnummer'), '06');
  await user.click(save());
  await seeFailure('Controleer uw invoer.');
  expect(field('Telefoonnummer')).toHaveAccessibleDescription(/Dit nummer is te lang/);
  expect(field('Telefoonnummer')).toHaveValue('06');
});

test('without a connection the toast says "Er is een fout opgetreden"', async () => {
  const { user } = await open(FENNA, {
    'PUT /api/customers/k1/profile': () => Promise.reject(new TypeError('offline')),
  });
  await user.click(save());
  await seeFailure('Er is een fout opgetreden');
  expect(save()).toBeEnabled();
});

test('an expired session is reported', async () => {
  let over = false;
  const { user } = await open(FENNA, {
    'GET /api/customers/auth': () => (over ? { status: 401, body: { success: false } } : { body: FENNA }),
    'PUT /api/customers/k1/profile': () => {
      over = true;
      return { status: 401, body: { success: false, message: 'U bent niet ingelogd.' } };
    },
  });
  await user.type(field('Telefoonnummer'), '06 12345678');
  await user.click(save());
  expect(await screen.findByText('Uw sessie is verlopen')).toBeVisible();
  expect(field('Telefoonnummer')).toHaveValue('06 12345678');
  for (const link of screen.getAllByRole('link', { name: 'Log opnieuw in' }))
    expect(link).toHaveAttribute('href', '/login/klant');
});

test('what an expired session did not save is there again after the login, until it is saved', async () => {
  let answer: GivenAnswer = { status: 401, body: { success: false, message: 'U bent niet ingelogd.' } };
  const { user, rerender } = await open(FENNA, { 'PUT /api/customers/k1/profile': () => answer });
  await user.type(field('Telefoonnummer'), '06 12345678');
  await user.click(save());
  await screen.findByText(/^Niet opgeslagen/);
  rerender(<AccountPage key="na het inloggen" />);
  expect(field('Telefoonnummer')).toHaveValue('06 12345678');
  answer = ok();
  await user.click(save());
  await seeToast('Gegevens opgeslagen!', 'Uw profiel is succesvol bijgewerkt');
  expect(sessionStorage.getItem('account-k1')).toBeNull();
});

test('the account page is accessible', async () => {
  const { container } = await open({ ...FENNA, kvkNummer: '' });
  expect((await axe(container)).violations).toEqual([]);
});

test('without a connection the page says so at the form, and the input stays', async () => {
  const { user } = await open(FENNA, {
    'PUT /api/customers/k1/profile': () => {
      throw new TypeError('offline');
    },
  });
  await user.type(field('Telefoonnummer'), '0612345678');
  await user.click(save());
  await seeFailure('Er is een fout opgetreden');
  expect(screen.getByText(/Wij konden onze server niet bereiken/)).toBeInTheDocument();
  expect(field('Telefoonnummer')).toHaveValue('0612345678');
});

describe('a visitor who came from the application', () => {
  const WIZARD = '/klant/account?naar=/klant/lease-aanvraag';

  test('returns to it once the saved profile is complete', async () => {
    const { user, location } = await open(FENNA, { 'PUT /api/customers/k1/profile': ok }, WIZARD);
    expect(screen.getByText('Maak uw account compleet')).toBeVisible();
    await user.type(field('Telefoonnummer'), '0612345678');
    await user.click(save());
    await waitFor(() => expect(location().pathname).toBe('/klant/lease-aanvraag'));
    await seeToast('Gegevens opgeslagen!', 'Uw profiel is succesvol bijgewerkt');
  });

  test('stays while something is missing, with a list of it', async () => {
    const { user, location } = await open(FENNA, { 'PUT /api/customers/k1/profile': ok }, WIZARD);
    await user.click(save());
    await seeToast('Gegevens opgeslagen!', 'Uw profiel is succesvol bijgewerkt');
    expect(location().pathname).toBe('/klant/account');
    expect(field('Telefoonnummer')).toHaveAccessibleDescription(/Ontbreekt\. Nodig voor een aanvraag/);
  });

  test('is never redirected to another site', async () => {
    const { user, location } = await open(
      { ...FENNA, telefoon: '0612345678' },
      { 'PUT /api/customers/k1/profile': ok },
      '/klant/account?naar=//kwaad.example',
    );
    await user.click(save());
    await seeToast('Gegevens opgeslagen!', 'Uw profiel is succesvol bijgewerkt');
    expect(location().pathname).toBe('/klant/account');
  });
});
