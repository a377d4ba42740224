import type { Werk } from '@site/contract/office';
import { axe, renderWithKit } from '@site/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { KARIN, WITH_OFFICE } from '../testing/office';
import { seeToast } from '../testing/see';
import MedewerkersPage from './medewerkers/page';
import { dueInWords } from './parts/due';
import VandaagPage from './vandaag/page';

const work = (soort: Werk['soort'], kenmerk: string, voor: Date): Werk => ({
  soort,
  kenmerk,
  voor: voor.toISOString(),
  naam: 'Jan van der Berg',
  bedrijfsnaam: 'Van der Berg Bouw',
  telefoon: '06 - 12 34 56 78',
  email: 'jan@bedrijf.example',
  onderwerp: 'Akkoord met de offerte',
  laatste: { wat: 'Notitie', op: '2026-11-20T09:00:00.000Z', door: 'Bea Bakker' },
});
const inHours = (hours: number) => new Date(Date.now() + hours * 3600 * 1000);

const office = (werk: Werk[], rol: 'medewerker' | 'beheerder' = 'medewerker') => ({
  'GET /api/office/employee': () => ({ body: { success: true, medewerker: { ...KARIN, rol } } }),
  'GET /api/office/today': () => ({ body: { success: true, werk } }),
  'GET /api/office/employees': () => ({
    body: {
      success: true,
      medewerkers: [{ ...KARIN, sessies: 2, laatsteLogin: '2026-11-20T09:00:00.000Z' }],
    },
  }),
});

test.each([VandaagPage, MedewerkersPage])('who is not logged in is led to the login', async (Page) => {
  const { location } = renderWithKit(<Page />, {
    site: WITH_OFFICE,
    api: { 'GET /api/office/employee': () => ({ status: 401, body: { success: false, message: 'Nee.' } }) },
  });
  await waitFor(() => expect(location().pathname).toBe('/login/medewerker'));
});

test('without an office the page says so, and asks nothing', async () => {
  const { calls } = renderWithKit(<VandaagPage />);
  expect(screen.getByText('Het kantoor is niet open op deze website')).toBeVisible();
  expect(calls.filter(({ path }) => path.startsWith('/api/office'))).toEqual([]);
});

test('the work is listed by deadline, with who to call about what', async () => {
  const werk = [work('akkoord', 'K7M2PQ9', inHours(-3)), work('klacht', 'K2026-000123', inHours(1))];
  const { container } = renderWithKit(<VandaagPage />, { site: WITH_OFFICE, api: office(werk) });
  const rows = within(await screen.findByRole('list', { name: /^Werk/ })).getAllByRole('listitem');
  expect(rows).toHaveLength(2);
  expect(rows[0]).toHaveTextContent(/Te laat: .*Bellen.*K7M2PQ9.*Akkoord met de offerte.*Van der Berg Bouw/);
  expect(within(rows[1] as HTMLElement).getByRole('link', { name: '06 - 12 34 56 78' })).toHaveAttribute(
    'href',
    'tel:+31612345678',
  );
  expect(document.title).toMatch(/^\(2\) Vandaag/);
  expect((await axe(container)).violations).toEqual([]);
});

test('a row leads to its case, says what happened last and who has it, and can be taken on', async () => {
  const bea = { id: '9a55c0e0-3f0a-4f6e-9a55-0d4f7c1f2a61', naam: 'Bea Bakker' };
  const werk = [
    work('akkoord', 'K7M2PQ9', inHours(2)),
    { ...work('klacht', 'K2026-000123', inHours(3)), behandelaar: bea },
    work('bericht', '3f9c21ab-5d0e-4c7a-9b1f-2e6d8a4c7b90', inHours(4)),
  ];
  const { user, calls } = renderWithKit(<VandaagPage />, {
    site: WITH_OFFICE,
    api: {
      ...office(werk),
      'PUT /api/office/assignments/{soort}/{kenmerk}': () => ({ body: { success: true } }),
    },
  });
  const rows = within(await screen.findByRole('list', { name: /^Werk/ })).getAllByRole('listitem');
  const links = rows.map((row) => within(row).getByRole('link', { name: 'Akkoord met de offerte' }));
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/kantoor/aanvraag?code=K7M2PQ9',
    '/kantoor/klacht?nummer=K2026-000123',
    '/kantoor/bericht?id=3f9c21ab-5d0e-4c7a-9b1f-2e6d8a4c7b90',
  ]);
  expect(rows[0]).toHaveTextContent(/Notitie door Bea Bakker, 20 november 10\.00/);
  expect(rows[1]).toHaveTextContent(/Bij Bea Bakker$/);
  await user.click(screen.getByRole('button', { name: 'Ik pak dit op: K7M2PQ9' }));
  await seeToast('Gewijzigd', 'U hebt dit opgepakt.');
  expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
    path: '/api/office/assignments/aanvraag/K7M2PQ9',
    body: { van: null, naar: KARIN.id },
  });
});

test('the icon of the tab says how much is waiting, and is the mark of the site elsewhere', async () => {
  document.head.innerHTML = '<link rel="icon" type="image/svg+xml" href="/mark.svg">';
  const icon = () => decodeURIComponent(document.querySelector('link')?.getAttribute('href') ?? '');
  const { unmount } = renderWithKit(<VandaagPage />, {
    site: WITH_OFFICE,
    api: office(Array.from({ length: 120 }, (_, index) => work('klacht', `K2026-${index}`, inHours(1)))),
  });
  await waitFor(() => expect(icon()).toMatch(/^data:image\/svg\+xml,<svg.*>99\+<\/text>/));
  unmount();
  expect(icon()).toBe('/mark.svg');
});

test('one kind of work has an address of its own', async () => {
  const werk = [work('akkoord', 'K7M2PQ9', inHours(2)), work('klacht', 'K2026-000123', inHours(1))];
  const { user, location } = renderWithKit(<VandaagPage />, {
    site: WITH_OFFICE,
    api: office(werk),
    path: '/kantoor',
  });
  await user.click(await screen.findByRole('link', { name: 'Klachten 1' }));
  expect(location().search).toBe('?soort=klacht');
  const list = within(screen.getByRole('list', { name: /^Werk/ }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('K2026-000123'),
  ]);
  expect(screen.getByRole('link', { name: 'Klachten 1' })).toHaveAttribute('aria-current', 'true');
});

test('an empty list says so', async () => {
  renderWithKit(<VandaagPage />, { site: WITH_OFFICE, api: office([]) });
  expect(await screen.findByRole('heading', { name: 'Niemand wacht op ons' })).toBeVisible();
});

test('after logging out nothing of the office is shown or kept', async () => {
  let loggedIn = true;
  const { user, location, cachedQuery } = renderWithKit(<VandaagPage />, {
    site: WITH_OFFICE,
    api: {
      ...office([work('klacht', 'K2026-000123', inHours(1))]),
      'GET /api/office/employee': () =>
        loggedIn ? { body: { success: true, medewerker: KARIN } } : { status: 401, body: { success: false } },
      'POST /api/office/logout': () => {
        loggedIn = false;
        return { body: { success: true } };
      },
    },
  });
  expect(await screen.findByText('K2026-000123')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Uitloggen' }));
  await waitFor(() => expect(location().pathname).toBe('/login/medewerker'));
  expect(location().state).toBeNull();
  expect(cachedQuery(['/api/office/today'])).toBeUndefined();
  expect(location().state).toBeNull();
});

test('a beheerder logs a colleague out everywhere, after a question', async () => {
  const { user, calls, container } = renderWithKit(<MedewerkersPage />, {
    site: WITH_OFFICE,
    api: {
      ...office([], 'beheerder'),
      'DELETE /api/office/employees/{employee}/sessions': () => ({ body: { success: true } }),
    },
  });
  const list = await screen.findByRole('list', { name: 'Medewerkers' });
  expect(list).toHaveTextContent('Laatst ingelogd op 20 november 2026 om 10.00 · nu ingelogd op 2 apparaten');
  await user.click(screen.getByRole('button', { name: 'Log overal uit: Karin de Vries' }));
  expect((await axe(container)).violations).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Ja, log overal uit' }));
  await seeToast('Uitgelogd', 'Karin de Vries is op alle apparaten uitgelogd.');
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toContain(
    `DELETE /api/office/employees/${KARIN.id}/sessions`,
  );
});

test('a medewerker sees no list of colleagues, and no link to it', async () => {
  const { calls } = renderWithKit(<MedewerkersPage />, { site: WITH_OFFICE, api: office([]) });
  expect(await screen.findByText('Alleen voor beheerders')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Medewerkers' })).toBeNull();
  expect(calls.map(({ path }) => path)).not.toContain('/api/office/employees');
});

test.each([
  ['2026-11-27T15:30:00Z', 'vandaag 16.30', 'later'],
  ['2026-11-27T13:30:00Z', 'vandaag 14.30', 'soon'],
  ['2026-11-27T11:00:00Z', 'Te laat: vandaag 12.00', 'late'],
  ['2026-11-26T16:00:00Z', 'Te laat: gisteren 17.00', 'late'],
  ['2026-11-28T09:05:00Z', 'morgen 10.05', 'later'],
  ['2026-12-02T08:15:00Z', 'woensdag 9.15', 'later'],
  ['2026-12-08T08:15:00Z', '8 december 9.15', 'later'],
  ['2026-11-20T08:15:00Z', 'Te laat: 20 november 9.15', 'late'],
])('at a quarter past one on a Friday %s is %j', (voor, text, urgency) => {
  expect(dueInWords(voor, new Date('2026-11-27T12:15:00Z'))).toEqual({ text, urgency });
});
