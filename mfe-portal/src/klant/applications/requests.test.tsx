import type { LeaseApplication, LeaseVerzoek } from '@site/contract';
import { axe, type FakeApi, renderWithKit } from '@site/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { backendOf, FENNA, OFFER, VAN } from '../../testing/fenna';
import { seeToast, sent } from '../../testing/see';
import ApplicationsPage from './page';

const CALL = 'POST /api/customers/k1/application-requests';
const LIST = 'GET /api/customers/k1/applications';
const RECEIVED = { success: true, ontvangenOp: '2026-11-20', antwoordUiterlijk: '2026-11-23' };
const WITHDRAWAL: LeaseVerzoek = {
  id: 'v1',
  soort: 'intrekken',
  toelichting: 'Ik heb een andere bus.',
  gevraagdOp: '2026-11-20T09:00:00.000Z',
};
const APPROVED: LeaseApplication = { ...VAN, status: 'approved' };

/** Opens the details of an application, the first in the list. */
async function open(application: LeaseApplication, api: FakeApi = {}) {
  const opened = renderWithKit(<ApplicationsPage />, {
    path: '/klant/lease-aanvragen',
    api: { ...backendOf(FENNA, [application]), ...api },
  });
  const card = await screen.findByRole('article', { name: `Aanvraag ${application.leaseCode}` });
  await opened.user.click(within(card).getByRole('button', { name: 'Bekijk uw aanvraag' }));
  opened.calls.length = 0;
  return { ...opened, card };
}

const button = (name: string) => screen.getByRole('button', { name });
const ASK = 'Trek mijn aanvraag in';
const SEND = 'Ja, trek mijn aanvraag in';

beforeEach(() => sessionStorage.clear());

it.each([
  ['pending', [ASK]],
  ['approved', ['Vraag het slotbedrag op', ASK]],
  ['completed', ['Vraag het slotbedrag op']],
  ['rejected', []],
  ['withdrawn', []],
  ['onbekend', []],
])('an application that is %s has the requests %j', async (status, names) => {
  const { card } = await open({ ...VAN, status });
  const found = within(card)
    .queryAllByRole('button', { name: /^(Vraag het slotbedrag op|Trek mijn aanvraag in)$/ })
    .map(({ textContent }) => textContent);
  expect(found).toEqual(names);
});

it('sends the withdrawal with its reason, and shows it as asked', async () => {
  let applications: LeaseApplication[] = [VAN];
  const { calls, card, container, user } = await open(VAN, {
    [LIST]: () => ({ body: { success: true, applications } }),
    [CALL]: () => {
      applications = [{ ...VAN, verzoeken: [WITHDRAWAL] }];
      return { body: RECEIVED };
    },
  });
  await user.click(button(ASK));
  expect(screen.getByText('Weet u zeker dat u deze aanvraag wilt intrekken?')).toHaveFocus();
  await user.type(
    screen.getByRole('textbox', { name: /Waarom trekt u de aanvraag in/ }),
    ' Ik heb een andere bus. ',
  );
  expect(await axe(container)).toHaveNoViolations();
  await user.click(button(SEND));
  await seeToast('Uw verzoek is binnen', 'U hoort uiterlijk maandag 23 november van ons.');
  expect(sent(calls)).toEqual([
    { call: CALL, body: { aanvraagId: VAN.id, soort: 'intrekken', toelichting: 'Ik heb een andere bus.' } },
  ]);
  expect(await within(card).findByText('U vroeg om deze aanvraag in te trekken')).toBeInTheDocument();
  expect(card).toHaveTextContent('Gevraagd om in te trekken op 20 november 2026');
  expect(card).toHaveTextContent('Ik heb een andere bus.');
  expect(within(card).queryByRole('button', { name: ASK })).not.toBeInTheDocument();
  await waitFor(() => expect(within(card).getByRole('heading', { name: 'Uw verzoeken' })).toHaveFocus());
  expect(await axe(container)).toHaveNoViolations();
});

it('asks the final amount without a remark, and shows it as asked', async () => {
  const asked: LeaseVerzoek = { ...WITHDRAWAL, id: 'v3', soort: 'slotbedrag', toelichting: '' };
  let applications = [APPROVED];
  const { calls, card, user } = await open(APPROVED, {
    [LIST]: () => ({ body: { success: true, applications } }),
    [CALL]: () => {
      applications = [{ ...APPROVED, verzoeken: [asked] }];
      return { body: RECEIVED };
    },
  });
  await user.click(button('Vraag het slotbedrag op'));
  await user.click(button('Verstuur uw verzoek'));
  await seeToast('Uw verzoek is binnen', 'U hoort uiterlijk maandag 23 november van ons.');
  expect(sent(calls)).toEqual([
    { call: CALL, body: { aanvraagId: VAN.id, soort: 'slotbedrag', toelichting: '' } },
  ]);
  expect(await within(card).findByText('U vroeg het slotbedrag op')).toBeInTheDocument();
  expect(card).toHaveTextContent('Slotbedrag opgevraagd op 20 november 2026');
  expect(within(card).queryByRole('button', { name: 'Vraag het slotbedrag op' })).not.toBeInTheDocument();
  expect(button(ASK)).toBeEnabled();
});

it('keeps what was typed when it is rejected, and says why', async () => {
  const message = 'Dit kan nu niet bij deze aanvraag.';
  const { calls, user } = await open(VAN, {
    [CALL]: () => ({ status: 409, body: { success: false, message } }),
  });
  await user.click(button(ASK));
  await user.type(screen.getByRole('textbox'), 'Te duur.');
  await user.click(button(SEND));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('textbox')).toHaveValue('Te duur.');
  expect(calls.map(({ path }) => path)).toContain('/api/customers/k1/applications');
});

it.each(['rejected', 'completed'])(
  'keeps what was typed when it is rejected because the application is %s by now, until Annuleren',
  async (status) => {
    const message = 'Dit kan nu niet bij deze aanvraag.';
    let applications: LeaseApplication[] = [VAN];
    const { card, user } = await open(VAN, {
      [LIST]: () => ({ body: { success: true, applications } }),
      [CALL]: () => {
        applications = [{ ...VAN, status }];
        return { status: 409, body: { success: false, message } };
      },
    });
    await user.click(button(ASK));
    await user.type(screen.getByRole('textbox'), 'Te duur.');
    await user.click(button(SEND));
    expect(await within(card).findByText(status === 'rejected' ? 'Afgewezen' : 'Afgerond')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('textbox')).toHaveValue('Te duur.');
    expect(button(SEND)).toHaveFocus();
    await user.click(button('Annuleren'));
    expect(screen.queryByRole('button', { name: ASK })).not.toBeInTheDocument();
    expect(
      status === 'rejected'
        ? button('Sluit uw aanvraag')
        : screen.getByRole('heading', { name: 'Uw verzoeken' }),
    ).toHaveFocus();
  },
);

it('keeps what was typed without a connection, and sends it again', async () => {
  let connected = false;
  const { calls, user } = await open(VAN, {
    [CALL]: () => {
      if (!connected) throw new TypeError('no connection');
      return { body: RECEIVED };
    },
  });
  await user.click(button(ASK));
  await user.type(screen.getByRole('textbox'), 'Te duur.');
  await user.click(button(SEND));
  expect(await screen.findByRole('alert')).toHaveTextContent('Wij konden onze server niet bereiken.');
  expect(screen.getByRole('textbox')).toHaveValue('Te duur.');
  connected = true;
  calls.length = 0;
  await user.click(button(SEND));
  await seeToast('Uw verzoek is binnen', 'U hoort uiterlijk maandag 23 november van ons.');
  expect(sent(calls)).toEqual([
    { call: CALL, body: { aanvraagId: VAN.id, soort: 'intrekken', toelichting: 'Te duur.' } },
  ]);
});

it('puts the error of the backend at the field', async () => {
  const errors = { toelichting: 'Gebruik hoogstens 2000 tekens.' };
  const { user } = await open(VAN, {
    [CALL]: () => ({ status: 400, body: { success: false, message: 'Controleer wat u invulde.', errors } }),
  });
  await user.click(button(ASK));
  await user.click(button(SEND));
  expect(await screen.findByRole('textbox', { description: /Gebruik hoogstens 2000 tekens/ })).toBeInvalid();
});

it('sends nothing that is too long', async () => {
  const { calls, user } = await open(VAN);
  await user.click(button(ASK));
  await user.click(screen.getByRole('textbox'));
  await user.paste('x'.repeat(2001));
  await user.click(button(SEND));
  expect(screen.getByRole('textbox')).toBeInvalid();
  expect(sent(calls)).toEqual([]);
});

it('gives the focus back to the button after Annuleren', async () => {
  const { user } = await open(VAN);
  await user.click(button(ASK));
  await user.click(button('Annuleren'));
  expect(button(ASK)).toHaveFocus();
});

it('shows the answer of the office, after which the final amount can be asked again', async () => {
  const { card } = await open({
    ...APPROVED,
    verzoeken: [
      {
        id: 'v2',
        soort: 'slotbedrag',
        toelichting: '',
        gevraagdOp: '2026-11-20T09:00:00.000Z',
        beantwoordOp: '2026-11-23T09:00:00.000Z',
        antwoord: 'Het slotbedrag is € 8.240.',
      },
    ],
  });
  for (const text of [
    'Slotbedrag opgevraagd op 20 november 2026',
    'Beantwoord op 23 november 2026:',
    'Het slotbedrag is € 8.240.',
    'Antwoord op uw verzoek (slotbedrag opvragen)',
  ]) {
    expect(card).toHaveTextContent(text);
  }
  expect(card).not.toHaveTextContent('U vroeg het slotbedrag op');
  expect(button('Vraag het slotbedrag op')).toBeEnabled();
});

it('leaves out a request that this release does not know', async () => {
  const { card } = await open({ ...VAN, verzoeken: [{ ...WITHDRAWAL, soort: 'uitstel' }] });
  expect(card).not.toHaveTextContent('Ik heb een andere bus.');
  expect(button(ASK)).toBeEnabled();
});

it('shows a withdrawn application without next steps, whose offer cannot be agreed with', async () => {
  const { card } = await open({
    ...VAN,
    status: 'withdrawn',
    offerte: OFFER,
  });
  expect(card).toHaveTextContent('Ingetrokken');
  expect(card).toHaveTextContent('Dan kunt u een nieuwe aanvraag doen.');
  expect(card).toHaveTextContent('Deze offerte geldt niet meer');
  expect(within(card).queryByRole('button', { name: 'Akkoord, bel mij' })).not.toBeInTheDocument();
});

it('closes the form when the request arrived and the list cannot be loaded, and shows the request after Vernieuwen', async () => {
  let failing = false;
  let applications: LeaseApplication[] = [VAN];
  const { user } = await open(VAN, {
    [LIST]: () =>
      failing ? { status: 503, body: { success: false } } : { body: { success: true, applications } },
    [CALL]: () => {
      failing = true;
      return { body: RECEIVED };
    },
  });
  await user.click(button(ASK));
  await user.click(button(SEND));
  await seeToast('Uw verzoek is binnen', 'U hoort uiterlijk maandag 23 november van ons.');
  await waitFor(() => expect(button(ASK)).toHaveFocus(), { timeout: 15_000 });
  failing = false;
  applications = [{ ...VAN, verzoeken: [WITHDRAWAL] }];
  await user.click(button('Vernieuwen'));
  expect(await screen.findByText('U vroeg om deze aanvraag in te trekken')).toBeInTheDocument();
  expect(button('Vernieuwen')).toHaveFocus();
}, 30_000);
