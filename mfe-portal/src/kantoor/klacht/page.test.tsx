import type { KantoorKlacht, KlachtStatusBody } from '@site/contract/office';
import { axe, type FakeApi, type GivenAnswer, renderWithKit } from '@site/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { KARIN, WITH_OFFICE } from '../../testing/office';
import { seeToast, sent } from '../../testing/see';
import KlachtPage from './page';

beforeEach(() => sessionStorage.clear());

const KLACHT: KantoorKlacht = {
  klachtnummer: 'K2026-000123',
  status: 'received',
  ontvangenOp: '2026-11-20T09:00:00.000Z',
  behandelingVoor: '2026-11-27T16:00:00.000Z',
  contactVoor: '2026-11-27T16:00:00.000Z',
  naam: 'Jan van der Berg',
  bedrijf: '',
  telefoon: '06 - 12 34 56 78',
  email: 'jan@bedrijf.example',
  onderwerp: 'De auto was niet klaar',
  categorie: 'Levering/afhandeling',
  over: 'Een garage: Garage De Brug',
  beschrijving: 'De bus stond er niet.',
  gewensteUitkomst: 'Een nieuwe datum',
  eerderContact: '',
  volgende: ['in-handling', 'answered'],
  verloop: [],
  notities: [],
};
const MAIL = { aan: KLACHT.email, onderwerp: 'Wij behandelen uw klacht', tekst: 'Beste Jan, …' };
const STATUS = 'PUT /api/office/complaints/{klachtnummer}/status';

/** A trial says what would be mailed; then it is mailed. */
const mailed = (then: () => GivenAnswer) => (body: KlachtStatusBody) =>
  body.proef ? { body: { success: true, mails: [MAIL] } } : then();
const renderComplaint = (klacht: () => KantoorKlacht, api: FakeApi = {}) =>
  renderWithKit(<KlachtPage />, {
    site: WITH_OFFICE,
    path: `/kantoor/klacht?nummer=${KLACHT.klachtnummer}`,
    api: {
      'GET /api/office/employee': () => ({ body: { success: true, medewerker: KARIN } }),
      'GET /api/office/complaints/{klachtnummer}': () => ({ body: { success: true, klacht: klacht() } }),
      ...api,
    },
  });
const answer = () => screen.getByRole('textbox', { name: 'Antwoord aan de indiener' });
const button = (name: string) => screen.getByRole('button', { name });

test('a complaint is taken up with a message that is shown before it is mailed', async () => {
  let klacht = KLACHT;
  const { user, calls, container } = renderComplaint(() => klacht, {
    [STATUS]: mailed(() => {
      klacht = {
        ...KLACHT,
        status: 'in-handling',
        volgende: ['answered'],
        verloop: [
          {
            naar: 'in-handling',
            op: '2026-11-23T09:00:00.000Z',
            door: KARIN.naam,
            toelichting: 'Ik bel de garage.',
          },
        ],
      };
      return { body: { success: true, mails: [] } };
    }),
  });
  expect(await screen.findByText('De bus stond er niet.')).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
  await user.click(button('Neem in behandeling'));
  await user.click(button('Wij zoeken het uit'));
  expect(screen.getByRole('textbox', { name: /^Bericht aan de indiener/ })).toHaveValue(
    'Ik behandel klacht K2026-000123. Ik vraag bij [de garage, partner of collega] na wat er is gebeurd. Heb ik nog iets van u nodig, dan bel ik u.\n\nMet vriendelijke groet,\nKarin de Vries',
  );
  await user.keyboard('Garage De Brug');
  await user.click(button('Bekijk de mail'));
  expect(await screen.findByRole('heading', { name: `Deze mail gaat naar ${KLACHT.email}` })).toHaveFocus();
  await user.click(button('Verstuur en neem in behandeling'));
  await seeToast('Verstuurd', `De mail gaat naar ${KLACHT.email}.`);
  expect(sent(calls).at(-1)?.body).toMatchObject({ van: 'received', naar: 'in-handling' });
  const history = within(screen.getByRole('list', { name: 'Verloop' }));
  await waitFor(() => expect(history.getAllByRole('listitem')).toHaveLength(2));
  expect(history.getAllByRole('listitem')[1]).toHaveTextContent(
    '23 november 2026 om 10.00In behandeling door Karin de VriesIk bel de garage.',
  );
  expect(button('Beantwoord de klacht')).toBeVisible();
});

test('a complaint is not answered without an answer, and what is written stays when the page is left', async () => {
  const first = renderComplaint(() => KLACHT);
  await first.user.click(await screen.findByRole('button', { name: 'Beantwoord de klacht' }));
  await first.user.click(button('Bekijk de mail'));
  expect(answer()).toHaveAccessibleDescription(
    expect.stringContaining('Schrijf het antwoord, of wat u aan de telefoon afsprak.'),
  );
  await first.user.type(answer(), 'Wij belden u.');
  first.unmount();
  renderComplaint(() => KLACHT);
  await screen.findByText('De bus stond er niet.');
  expect(answer()).toHaveValue('Wij belden u.');
});

test('who is second sees what the other did, and keeps his own words', async () => {
  let klacht = KLACHT;
  const message = 'Bea wijzigde de status intussen.';
  const { user } = renderComplaint(() => klacht, {
    [STATUS]: mailed(() => {
      klacht = { ...KLACHT, status: 'answered', volgende: ['in-handling'] };
      return { status: 409, body: { success: false, message } };
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Beantwoord de klacht' }));
  await user.type(answer(), 'Wij belden u.');
  await user.click(button('Bekijk de mail'));
  await user.click(await screen.findByRole('button', { name: 'Verstuur het antwoord' }));
  await waitFor(() => expect(screen.getAllByText(new RegExp(message))[0]).toBeVisible());
  expect(answer()).toHaveValue('Wij belden u.');
  expect(await screen.findByText('Beantwoord')).toBeVisible();
});

test('an answered complaint can be handled again', async () => {
  renderComplaint(() => ({
    ...KLACHT,
    status: 'answered',
    volgende: ['in-handling'],
    verloop: [{ naar: 'answered', op: '2026-11-23T09:00:00.000Z', door: 'Bea', toelichting: 'Opgelost.' }],
  }));
  expect(await screen.findByRole('button', { name: 'Behandel de klacht opnieuw' })).toBeVisible();
  expect(screen.queryByText(/Antwoord vóór/)).toBeNull();
});

test('a note is kept for colleagues, in its place in what happened', async () => {
  let klacht: KantoorKlacht = {
    ...KLACHT,
    status: 'in-handling',
    verloop: [{ naar: 'in-handling', op: '2026-11-23T09:00:00.000Z', door: 'Bea', toelichting: '' }],
  };
  const { user, calls } = renderComplaint(() => klacht, {
    'POST /api/office/complaints/{klachtnummer}/notes': ({ notitie: tekst }) => {
      klacht = { ...klacht, notities: [{ op: '2026-11-22T09:00:00.000Z', door: KARIN.naam, tekst }] };
      return { body: { success: true } };
    },
  });
  await user.type(await screen.findByRole('textbox', { name: 'Notitie' }), 'Garage gebeld.');
  await user.click(button('Bewaar de notitie'));
  await seeToast('Notitie bewaard', 'Alleen collega’s zien hem.');
  expect(sent(calls).at(-1)?.body).toEqual({ notitie: 'Garage gebeld.' });
  const steps = () => within(screen.getByRole('list', { name: 'Verloop' })).getAllByRole('listitem');
  await waitFor(() => expect(steps()).toHaveLength(3));
  expect(steps()[1]).toHaveTextContent('Notitie door Karin de VriesGarage gebeld.');
});
