import type { BerichtAntwoordBody, KantoorBericht } from '@site/contract/office';
import { axe, type FakeApi, type GivenAnswer, renderWithKit } from '@site/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { KARIN, WITH_OFFICE } from '../../testing/office';
import { seeToast, sent } from '../../testing/see';
import BerichtPage from './page';

beforeEach(() => sessionStorage.clear());

const BERICHT: KantoorBericht = {
  id: '3f9c21ab-5d0e-4c7a-9b1f-2e6d8a4c7b90',
  naam: 'Fatima El Amrani',
  email: 'fatima@bakkerij.example',
  onderwerp: 'Kan ik ook een oven leasen?',
  bericht: 'Ik wil een tweede oven.\n\nFatima',
  ontvangenOp: '2026-11-20T09:00:00.000Z',
  voor: '2026-11-23T09:00:00.000Z',
  antwoorden: [],
  notities: [],
};
const MAIL = { aan: BERICHT.email, onderwerp: 'Antwoord op uw bericht', tekst: 'Beste Fatima, dat kan.' };
const MESSAGE = 'GET /api/office/messages/{id}';
const ANSWER = 'POST /api/office/messages/{id}/answer';

/** A trial says what would be mailed; then it is mailed. */
const mailed = (then: () => GivenAnswer) => (body: BerichtAntwoordBody) =>
  body.proef ? { body: { success: true, mails: [MAIL] } } : then();
const renderMessage = (bericht: () => KantoorBericht, api: FakeApi = {}) =>
  renderWithKit(<BerichtPage />, {
    site: WITH_OFFICE,
    path: `/kantoor/bericht?id=${BERICHT.id}`,
    api: {
      'GET /api/office/employee': () => ({ body: { success: true, medewerker: KARIN } }),
      [MESSAGE]: () => ({ body: { success: true, bericht: bericht() } }),
      ...api,
    },
  });
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Antwoord/ });
const button = (name: string) => screen.getByRole('button', { name });

test('an answer begins with a template, is shown with its address, and is then mailed', async () => {
  let answered = false;
  const { user, calls, container } = renderMessage(
    () =>
      answered
        ? {
            ...BERICHT,
            beantwoordOp: '2026-11-20T10:00:00.000Z',
            beantwoordDoor: KARIN.naam,
            antwoorden: [{ op: '2026-11-20T10:00:00.000Z', door: KARIN.naam, tekst: 'Dat kan.' }],
          }
        : BERICHT,
    {
      [ANSWER]: mailed(() => {
        answered = true;
        return { body: { success: true, mails: [] } };
      }),
    },
  );
  expect(await field()).toHaveValue('Beste Fatima El Amrani,\n\n\n\nMet vriendelijke groet,\nKarin de Vries');
  await user.click(button('Wij missen nog iets'));
  // The first empty place is selected, to be typed over.
  await user.keyboard('uw jaarcijfers');
  expect(await field()).toHaveValue(
    'Beste Fatima El Amrani,\n\nDank u voor uw bericht. Om uw vraag goed te beantwoorden, hebben wij nog iets van u nodig: uw jaarcijfers.\n\nStuurt u dat als antwoord op deze e-mail? Op werkdagen hoort u dan binnen 24 uur van ons.\n\nMet vriendelijke groet,\nKarin de Vries',
  );
  expect((await axe(container)).violations).toEqual([]);
  await user.click(button('Bekijk de mail'));
  expect(await screen.findByRole('heading', { name: `Deze mail gaat naar ${BERICHT.email}` })).toHaveFocus();
  expect(screen.getByText(MAIL.tekst)).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
  await user.click(button('Verstuur het antwoord'));
  await seeToast('Verstuurd', `Uw antwoord gaat naar ${BERICHT.email}.`);
  expect(
    await screen.findByText(/Karin de Vries beantwoordde dit bericht op 20 november 2026/),
  ).toBeVisible();
  expect(screen.getByText('Dat kan.')).toBeVisible();
  const [trial, real] = sent(calls);
  expect(trial?.body).toMatchObject({ proef: true });
  expect(real).toEqual({ ...trial, body: { ...(trial?.body as object), proef: false } });
});

test.each([
  ['is empty', '', 'Schrijf uw antwoord.'],
  ['has an empty place', 'Wij bellen op [[dag] om [[tijd].', 'Vul eerst nog in: [dag], [tijd].'],
])('an answer that %s is not even shown as a mail', async (_what, typed, error) => {
  const { user, calls } = renderMessage(() => BERICHT);
  await user.clear(await field());
  if (typed) await user.type(await field(), typed);
  await user.click(button('Bekijk de mail'));
  expect(await field()).toHaveAccessibleDescription(expect.stringContaining(error));
  expect(await field()).toHaveFocus();
  expect(sent(calls)).toEqual([]);
});

test('who is second keeps what he wrote, and sees who answered', async () => {
  let answered = false;
  const { user } = renderMessage(
    () =>
      answered ? { ...BERICHT, beantwoordOp: '2026-11-20T10:00:00.000Z', beantwoordDoor: 'Bea' } : BERICHT,
    {
      [ANSWER]: mailed(() => {
        answered = true;
        return { status: 409, body: { success: false, message: 'Bea heeft dit bericht al beantwoord.' } };
      }),
    },
  );
  await user.type(await field(), ' Mijn eigen woorden.');
  await user.click(button('Bekijk de mail'));
  await user.click(await screen.findByRole('button', { name: 'Verstuur het antwoord' }));
  expect(await screen.findByText(/Bea beantwoordde dit bericht/)).toBeVisible();
  await seeToast('Fout', 'Bea heeft dit bericht al beantwoord.', 'error');
  expect(screen.getByText(/Mijn eigen woorden\./)).toBeVisible();
});

test('when the session ends in the middle of an answer, the page leads to the login, and back to what was written', async () => {
  let loggedIn = true;
  const session: FakeApi = {
    'GET /api/office/employee': () =>
      loggedIn ? { body: { success: true, medewerker: KARIN } } : { status: 401, body: { success: false } },
    [ANSWER]: () => {
      loggedIn = false;
      return { status: 401, body: { success: false, message: 'Log opnieuw in.' } };
    },
  };
  const { user, location, unmount } = renderMessage(() => BERICHT, session);
  await user.type(await field(), ' Nog iets.');
  await user.click(button('Bekijk de mail'));
  await waitFor(() => expect(location().pathname).toBe('/login/medewerker'));
  expect(location().state).toEqual({ naar: `/kantoor/bericht?id=${BERICHT.id}` });
  unmount();
  loggedIn = true;
  renderMessage(() => BERICHT);
  expect((await field()).value).toMatch(/Karin de Vries Nog iets\.$/);
});

test('a message that was answered in another way is taken off the list without a mail', async () => {
  const { user, calls } = renderMessage(() => BERICHT, {
    'PUT /api/office/messages/{id}/status': () => ({ body: { success: true } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Op een andere manier beantwoord' }));
  expect(screen.getByText('Het bericht gaat van de lijst. De afzender krijgt geen mail.')).toHaveFocus();
  await user.click(button('Op een andere manier beantwoord'));
  await waitFor(() => expect(sent(calls)).toHaveLength(1));
  expect(sent(calls)[0]?.body).toEqual({ status: 'beantwoord' });
});

test('a message that is gone says so, and leads to the list', async () => {
  renderMessage(() => BERICHT, { [MESSAGE]: () => ({ status: 404, body: { success: false } }) });
  expect(await screen.findByRole('heading', { name: 'Wij vinden dit niet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Alle berichten' })).toHaveAttribute('href', '/kantoor/berichten');
});

test('a note is kept for colleagues, and does not answer the message', async () => {
  let notities: KantoorBericht['notities'] = [];
  const { user, calls } = renderMessage(() => ({ ...BERICHT, notities }), {
    'POST /api/office/messages/{id}/notes': ({ notitie: tekst }) => {
      notities = [{ op: '2026-11-20T10:00:00.000Z', door: KARIN.naam, tekst }];
      return { body: { success: true } };
    },
  });
  await user.type(await screen.findByRole('textbox', { name: 'Notitie' }), 'Belt morgen terug.');
  await user.click(button('Bewaar de notitie'));
  await waitFor(() =>
    expect(screen.getByRole('list', { name: 'Verloop' })).toHaveTextContent('Belt morgen terug.'),
  );
  expect(sent(calls).at(-1)?.body).toEqual({ notitie: 'Belt morgen terug.' });
  expect(await field()).toBeVisible();
});
