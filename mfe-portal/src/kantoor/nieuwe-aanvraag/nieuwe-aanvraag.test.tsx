import { axe, type FakeApi, renderWithKit } from '@site/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { KARIN, WITH_OFFICE } from '../../testing/office';
import { sent } from '../../testing/see';
import NieuweAanvraagPage from './page';

const STORED = () => ({ body: { success: true, leaseCode: 'K7M2PQ9' } });

function open(apply: FakeApi[string] = STORED, more: FakeApi = {}) {
  return renderWithKit(<NieuweAanvraagPage />, {
    site: { ...WITH_OFFICE, zoektBijKvk: true },
    api: {
      'GET /api/office/employee': () => ({ body: { success: true, medewerker: KARIN } }),
      'POST /api/office/applications': apply,
      ...more,
    },
  });
}
type User = ReturnType<typeof open>['user'];

beforeEach(() => sessionStorage.clear());

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }));
const save = (user: User) => press(user, 'Sla op en mail de klant');

async function choose(user: User, name: string, option: string) {
  await user.click(screen.getByRole('combobox', { name: new RegExp(`^${name}`) }));
  await user.click(await screen.findByRole('option', { name: option }));
}

/** At once: to type each letter takes long. */
async function fill(user: User, name: string | RegExp, text: string) {
  await user.click(field(name));
  await user.paste(text);
}

async function fillIn(user: User) {
  await screen.findByRole('form');
  await fill(user, 'Voor- en achternaam', 'Jan van der Berg');
  await fill(user, 'Telefoonnummer', '06 12 34 56 78');
  await fill(user, 'E-mailadres', 'jan@bouw.example');
  await fill(user, 'Bedrijfsnaam', 'Van der Berg Bouw');
  await fill(user, 'KvK-nummer', '12345678');
  await fill(user, 'Link of omschrijving', 'Transporter uit 2022');
  await fill(user, /^Aanschafprijs/, '25000');
  await choose(user, 'Looptijd', '60 maanden');
}

const BODY = {
  naam: 'Jan van der Berg',
  email: 'jan@bouw.example',
  telefoon: '0612345678',
  bedrijfsnaam: 'Van der Berg Bouw',
  kvkNummer: '12345678',
  voertuigLink: 'Transporter uit 2022',
  aanschafprijs: '25000',
  aanbetaling: '',
  wantAanbetaling: false,
  slottermijn: '',
  wantSlottermijn: false,
  looptijd: '60',
};

test('an application by phone is stored, and the page says what to tell the caller', async () => {
  const { user, calls, container } = open();
  await fillIn(user);
  expect(screen.getByText(/^“Ik noteer uw gegevens om uw aanvraag te behandelen\./)).toBeVisible();
  expect(screen.getByText(/Zeg erbij: dit is een indicatie/)).toHaveTextContent(/^Maandbedrag: ongeveer €/);
  expect((await axe(container)).violations).toEqual([]);
  await save(user);
  expect(await screen.findByRole('link', { name: 'Open de aanvraag' })).toHaveAttribute(
    'href',
    '/kantoor/aanvraag?code=K7M2PQ9',
  );
  expect(screen.getByText(/^Lees de code niet voor/)).toBeVisible();
  expect(sent(calls)).toEqual([{ call: 'POST /api/office/applications', body: BODY }]);
  await press(user, 'Nog een aanvraag aannemen');
  expect(field('Voor- en achternaam')).toHaveValue('');
});

test('what is missing stands at its field, and nothing is sent', async () => {
  const { user, calls } = open();
  await screen.findByRole('form');
  await save(user);
  expect(field('Voor- en achternaam')).toHaveAccessibleDescription('Vul de voor- en achternaam in.');
  expect(field('Voor- en achternaam')).toHaveFocus();
  expect(field('KvK-nummer')).toHaveAccessibleDescription('Vul het KvK-nummer in.');
  expect(sent(calls)).toEqual([]);
});

test('amounts have the rules of the form of the site', async () => {
  const { user, calls } = open();
  await fillIn(user);
  await fill(user, /^Slottermijn/, '20000');
  await save(user);
  expect(field(/^Slottermijn/)).toHaveAccessibleDescription(
    /De slottermijn kan bij deze prijs hoogstens €\u00a07\.500 zijn/,
  );
  expect(sent(calls)).toEqual([]);
});

test('nothing typed is lost without a connection, and the same application is sent once more', async () => {
  let reachable = false;
  const { user, calls, unmount } = open(() =>
    reachable ? STORED() : { status: 503, body: { success: false, message: 'Even niet bereikbaar.' } },
  );
  await fillIn(user);
  await save(user);
  expect(await screen.findByText(/Wat u hebt ingevuld, staat er nog\./)).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  // A reload, as after a login elsewhere.
  unmount();
  reachable = true;
  const again = open();
  await screen.findByRole('form');
  expect(field('Voor- en achternaam')).toHaveValue('Jan van der Berg');
  await save(again.user);
  await screen.findByRole('link', { name: 'Open de aanvraag' });
  const keys = [...calls, ...again.calls]
    .filter(({ method }) => method === 'POST')
    .map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toBeTruthy();
});

test('the company is found at the KvK, and counts as chosen until another number is typed', async () => {
  const { user, calls } = open(STORED, {
    'POST /api/company-search': () => ({
      body: {
        success: true,
        status: 'gevonden',
        bedrijven: [{ kvkNummer: '68750110', naam: 'Van der Berg Bouw B.V.', plaats: 'Lutten' }],
        meer: false,
        bron: 'kvk',
      },
    }),
  });
  await fillIn(user);
  await user.clear(field('KvK-nummer'));
  await press(user, 'Zoek bij de KvK');
  await user.click(await screen.findByRole('radio', { name: 'Van der Berg Bouw B.V.' }));
  await press(user, 'Vul dit bedrijf in');
  expect(field('Bedrijfsnaam')).toHaveValue('Van der Berg Bouw B.V.');
  await save(user);
  await waitFor(() =>
    expect(sent(calls).at(-1)?.body).toMatchObject({ kvkNummer: '68750110', kvkGekozen: true }),
  );
});

test('without a vehicle none is asked', async () => {
  const { user, calls } = open();
  await fillIn(user);
  await user.click(screen.getByRole('switch', { name: 'Er is nog geen voertuig' }));
  expect(screen.queryByRole('textbox', { name: 'Link of omschrijving' })).toBeNull();
  await save(user);
  await waitFor(() => expect(sent(calls).at(-1)?.body).toMatchObject({ voertuigLink: 'Nog geen voertuig' }));
});

test('in the navigation it belongs to the applications', async () => {
  renderWithKit(<NieuweAanvraagPage />, {
    site: WITH_OFFICE,
    path: '/kantoor/aanvragen/nieuw',
    api: { 'GET /api/office/employee': () => ({ body: { success: true, medewerker: KARIN } }) },
  });
  expect(await screen.findByRole('link', { name: 'Aanvragen', current: true })).toBeVisible();
});
