import type { KlantAnswer } from '@site/contract/office';
import { axe, type FakeApi, renderWithKit } from '@site/kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { KARIN, WITH_OFFICE } from '../../testing/office';
import { seeToast, sent } from '../../testing/see';
import { REFRESH_MS } from '../parts/refresh';
import KlantPage from './page';

const MOMENT = '2026-11-20T09:00:00.000Z';
const ANSWER: KlantAnswer = {
  success: true,
  klant: {
    id: 'k1',
    email: 'jan@bouw.example',
    naam: 'Jan van der Berg',
    bedrijfsnaam: 'Van der Berg Bouw',
    telefoon: '0612345678',
    kvkNummer: '12345678',
    account: {
      staat: 'actief',
      aangemaaktOp: MOMENT,
      geactiveerdOp: MOMENT,
      laatsteLogin: MOMENT,
      code: 'gemaild',
    },
    sessies: [{ apparaat: 'Chrome op Android', sinds: MOMENT, laatstGebruikt: MOMENT }],
    aanvragen: [
      {
        leaseCode: 'K7M2PQ9',
        status: 'pending',
        aangevraagdOp: MOMENT,
        bedrijfsnaam: 'Van der Berg Bouw',
        aanschafprijs: 25_000,
        looptijd: 60,
        inAccount: true,
      },
    ],
    klachten: [
      { klachtnummer: 'K2026-000123', status: 'received', ontvangenOp: MOMENT, onderwerp: 'Levering' },
    ],
    berichten: [{ id: 'b1', ontvangenOp: MOMENT, onderwerp: 'Kan het sneller?', beantwoord: false }],
  },
  verwijdering: {
    account: true,
    afgewezen: ['K7M2PQ8'],
    ingetrokken: [],
    berichten: 1,
    concepten: 0,
    bewaardeAanvragen: [{ leaseCode: 'K7M2PQ9', status: 'pending', tot: '2027-11-20T09:00:00.000Z' }],
    bewaardeKlachten: [{ klachtnummer: 'K2026-000123', tot: '2033-11-20T09:00:00.000Z' }],
  },
};
const DONE = () => ({ body: { success: true } });

function open(api: FakeApi = {}, { rol = 'beheerder', klant = {} }: { rol?: string; klant?: object } = {}) {
  return renderWithKit(<KlantPage />, {
    site: WITH_OFFICE,
    path: '/kantoor/klant?id=k1',
    api: {
      'GET /api/office/employee': () => ({ body: { success: true, medewerker: { ...KARIN, rol } } }),
      'GET /api/office/customers/k1': () => ({ body: { ...ANSWER, klant: { ...ANSWER.klant, ...klant } } }),
      ...api,
    },
  });
}

const press = async (user: ReturnType<typeof open>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));
const changes = (calls: ReturnType<typeof open>['calls']) => sent(calls);

test('the account, the sessions and everything that was sent are on one page, with links to the cases', async () => {
  const { container } = open();
  expect(await screen.findByRole('heading', { name: 'Jan van der Berg' })).toBeVisible();
  expect(screen.getByText('Nieuwe code gemaild, nog niet gebruikt; de vorige werkt ook')).toBeVisible();
  expect(screen.getByRole('link', { name: '06 12 34 56 78' })).toHaveAttribute('href', 'tel:+31612345678');
  expect(screen.getByText(/^Chrome op Android: sinds 20 november 2026 om 10.00/)).toBeVisible();
  for (const [name, address] of [
    ['K7M2PQ9', '/kantoor/aanvraag?code=K7M2PQ9'],
    ['K2026-000123', '/kantoor/klacht?nummer=K2026-000123'],
    ['Kan het sneller?', '/kantoor/bericht?id=b1'],
  ] as const) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);
  }
  expect((await axe(container)).violations).toEqual([]);
});

test('a customer who is not there any more is said in words', async () => {
  open({
    'GET /api/office/customers/k1': () => ({ status: 404, body: { success: false, message: 'Nee.' } }),
  });
  expect(await screen.findByRole('heading', { name: 'Deze klant vinden wij niet' })).toBeVisible();
});

test('all sessions are ended after a question', async () => {
  const { user, calls } = open({ 'DELETE /api/office/customers/k1/sessions': DONE });
  await press(user, 'Beëindig alle sessies');
  expect(changes(calls)).toEqual([]);
  await press(user, 'Ja, beëindig alle sessies');
  await seeToast('Uitgelogd', 'De klant is op alle apparaten uitgelogd.');
});

test('the address is changed after the consequences, from the one that was seen', async () => {
  const { user, calls, container } = open({ 'PUT /api/office/customers/k1/email': DONE });
  await press(user, 'Wijzig het e-mailadres');
  expect(screen.getByText(/^Bel terug op het nummer dat wij al hebben: 06 12 34 56 78\./)).toBeVisible();
  expect(screen.getByText('De klant wordt overal uitgelogd. De logincode blijft dezelfde.')).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
  await press(user, 'Wijzig het e-mailadres');
  expect(screen.getByRole('textbox', { name: 'Nieuw e-mailadres' })).toHaveAccessibleDescription(
    'Nu is het jan@bouw.example. Vul het nieuwe e-mailadres in.',
  );
  await user.type(screen.getByRole('textbox', { name: 'Nieuw e-mailadres' }), 'jan@nieuw.example');
  await press(user, 'Wijzig het e-mailadres');
  await seeToast('E-mailadres gewijzigd', 'Het oude en het nieuwe adres krijgen een e-mail.');
  expect(changes(calls)).toEqual([
    {
      call: 'PUT /api/office/customers/k1/email',
      body: { van: 'jan@bouw.example', naar: 'jan@nieuw.example' },
    },
  ]);
});

test('an address that a colleague changed meanwhile is read again, and what was typed stays', async () => {
  const message = 'Een collega heeft het e-mailadres van dit account intussen gewijzigd.';
  let email = 'jan@bouw.example';
  const { user } = open({
    'GET /api/office/customers/k1': () => ({ body: { ...ANSWER, klant: { ...ANSWER.klant, email } } }),
    'PUT /api/office/customers/k1/email': () => {
      email = 'jan@collega.example';
      return { status: 409, body: { success: false, message } };
    },
  });
  await press(user, 'Wijzig het e-mailadres');
  await user.type(screen.getByRole('textbox', { name: 'Nieuw e-mailadres' }), 'jan@nieuw.example');
  await press(user, 'Wijzig het e-mailadres');
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Nieuw e-mailadres' })).toHaveAccessibleDescription(
      'Nu is het jan@collega.example.',
    ),
  );
  expect(screen.getByRole('textbox', { name: 'Nieuw e-mailadres' })).toHaveValue('jan@nieuw.example');
});

test('a deletion says what is deleted and until when the rest is kept, and asks for the address', async () => {
  const { user, calls, container, location } = open({ 'DELETE /api/office/customers/k1': DONE });
  await press(user, 'Gegevens verwijderen');
  const form = within(screen.getByRole('form', { name: 'Gegevens verwijderen' }));
  expect(form.getByText('Afgewezen aanvragen: K7M2PQ8.')).toBeVisible();
  expect(
    form.getByText(/^Aanvraag K7M2PQ9 \(in behandeling\), tot 20 november 2027: tot 2 jaar/),
  ).toBeVisible();
  expect(form.getByText(/^Klacht K2026-000123, tot 20 november 2033: tot 7 jaar/)).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
  await press(user, 'Ja, verwijder de gegevens');
  expect(changes(calls)).toEqual([]);
  await user.type(form.getByRole('textbox'), 'jan@bouw.example');
  await press(user, 'Ja, verwijder de gegevens');
  await waitFor(() => expect(location().pathname).toBe('/kantoor/klanten'));
  expect(changes(calls)).toEqual([
    { call: 'DELETE /api/office/customers/k1', body: { email: 'jan@bouw.example' } },
  ]);
});

test('a beheerder downloads everything, and sees who read and changed what', async () => {
  const spoor = [
    { op: MOMENT, medewerker: 'Bea', handeling: 'officeCorrectCustomerEmail', kenmerk: 'k1' },
    { op: MOMENT, medewerker: 'Bea', handeling: 'officeToday', kenmerk: 'K7M2PQ9' },
  ];
  const { user } = open({ 'GET /api/office/customers/k1/trail': () => ({ body: { success: true, spoor } }) });
  expect(await screen.findByRole('link', { name: 'Download de gegevens' })).toHaveAttribute(
    'href',
    '/api/office/customers/k1/data',
  );
  await press(user, 'Toon het spoor');
  const rows = within(screen.getByRole('list', { name: /^Spoor/ }));
  expect((await rows.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    '20 november 2026 om 10.00: Bea wijzigde het e-mailadres',
    '20 november 2026 om 10.00: Bea bekeek dit (K7M2PQ9)',
  ]);
});

test('a medewerker is told who downloads and deletes', async () => {
  open({}, { rol: 'medewerker' });
  expect(
    await screen.findByText('Vraagt de klant om alle gegevens, of om verwijdering? Dat doet een beheerder.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Gegevens verwijderen' })).toBeNull();
});

test('who has no account cannot get another address', async () => {
  open({}, { klant: { account: undefined } });
  expect(await screen.findByText('Geen')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Wijzig het e-mailadres' })).toBeNull();
});

test('what others change appears on an open page without a reload', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  let status = 'pending';
  open({
    'GET /api/office/customers/k1': () => {
      const aanvragen = ANSWER.klant.aanvragen.map((one) => ({ ...one, status }));
      return { body: { ...ANSWER, klant: { ...ANSWER.klant, aanvragen } } };
    },
  });
  expect(await screen.findByText('In behandeling')).toBeVisible();
  status = 'approved';
  await act(() => jest.advanceTimersByTimeAsync(REFRESH_MS));
  expect(await screen.findByText('Goedgekeurd')).toBeVisible();
  jest.useRealTimers();
});
