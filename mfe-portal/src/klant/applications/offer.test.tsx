import type { LeaseApplication, LeaseOfferte } from '@site/contract';
import { axe, type FakeApi, renderWithKit } from '@site/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { backendOf, FENNA, OFFER, VAN } from '../../testing/fenna';
import { seeToast, sent } from '../../testing/see';
import ApplicationsPage from './page';

const OFFERED: LeaseApplication = {
  ...VAN,
  status: 'approved',
  aanbetaling: 2500,
  slottermijn: 0,
  voertuigType: 'auto',
  opmerking: 'Ik wil graag halal leasen.',
  verloop: [{ status: 'approved', op: '2026-03-02T09:00:00.000Z', toelichting: 'Gefeliciteerd.' }],
  offerte: OFFER,
};

async function open(application: LeaseApplication = OFFERED, api: FakeApi = {}) {
  const opened = renderWithKit(<ApplicationsPage />, {
    path: '/klant/lease-aanvragen',
    api: { ...backendOf(FENNA, [application]), ...api },
  });
  const card = await screen.findByRole('article', { name: `Aanvraag ${application.leaseCode}` });
  return { ...opened, card };
}

const agree = () => screen.getByRole('button', { name: 'Akkoord, bel mij' });

beforeEach(() => sessionStorage.clear());

it('shows the offer with its amounts, its last day and what it means', async () => {
  const { card, container } = await open();
  expect(within(card).getByRole('heading', { name: 'Uw offerte van Noord Lease' })).toBeInTheDocument();
  for (const text of ['€ 612', '60 maanden', '€ 2.500', '€ 250', '11 maart 2026', 'De inruil is er al af.']) {
    expect(card).toHaveTextContent(text);
  }
  expect(card).toHaveTextContent('De offerte is gratis en verplicht u tot niets.');
  expect(card).toHaveTextContent('u sluit nog geen contract');
  expect(within(card).getByRole('link', { name: 'algemene leasevoorwaarden' })).toHaveAttribute(
    'href',
    '/juridisch?section=disclaimer#algemene-voorwaarden',
  );
  expect(card).toHaveTextContent('Goedgekeurd op 2 maart 2026');
  expect(await axe(container)).toHaveNoViolations();
});

it('sends that the customer agrees, and shows it as the backend answers', async () => {
  const { calls, user } = await open(OFFERED, {
    'POST /api/customers/k1/accept-offer': () => ({ body: { success: true } }),
  });
  calls.length = 0;
  await user.click(agree());
  await seeToast('Wij bellen u', 'Uw akkoord is bij ons binnen.');
  expect(sent(calls)).toEqual([{ call: 'POST /api/customers/k1/accept-offer', body: { offerteId: 'o1' } }]);
  expect(calls.map(({ path }) => path)).toContain('/api/customers/k1/applications');
});

it('shows why the answer was rejected, and loads the offer again', async () => {
  const message = 'Deze offerte is verlopen. Bel 085 000 00 00 of mail ons, dan maken wij een nieuwe.';
  const { calls, user } = await open(OFFERED, {
    'POST /api/customers/k1/accept-offer': () => ({ status: 409, body: { success: false, message } }),
  });
  calls.length = 0;
  await user.click(agree());
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getAllByText(message)).toHaveLength(1);
  expect(calls.map(({ path }) => path)).toContain('/api/customers/k1/applications');
});

it('can be answered again after a lost connection', async () => {
  const { user } = await open(OFFERED, {
    'POST /api/customers/k1/accept-offer': () => {
      throw new TypeError('no connection');
    },
  });
  await user.click(agree());
  expect(await screen.findByRole('alert')).toHaveTextContent('Wij konden onze server niet bereiken.');
  expect(agree()).toBeEnabled();
});

it.each([
  ['verlopen' as const, 'Deze offerte is verlopen'],
  ['akkoord' as const, 'U bent akkoord, wij bellen u'],
])('has no button when it is %s', async (status, text) => {
  const { card } = await open({
    ...OFFERED,
    offerte: { ...OFFER, status, akkoordOp: '2026-03-03T09:15:00.000Z' },
  });
  expect(card).toHaveTextContent(text);
  expect(screen.queryByRole('button', { name: 'Akkoord, bel mij' })).not.toBeInTheDocument();
});

it('shows the amounts, the dated course and the papers of an application on request', async () => {
  const { card, container, user } = await open();
  expect(card).not.toHaveTextContent('halal');
  const button = within(card).getByRole('button', { name: 'Bekijk uw aanvraag' });
  await user.click(button);
  for (const text of [
    'Auto of bedrijfswagen',
    'Te financieren bedrag',
    '€ 30.000',
    'Ik wil graag halal leasen.',
    '1 april 2025 om 11.30',
    'Goedgekeurd: Gefeliciteerd.',
    'Offerte van € 612 per maand',
    'Bekijk welke papieren nodig zijn, en stuur ze',
  ]) {
    expect(card).toHaveTextContent(text);
  }
  expect(await axe(container)).toHaveNoViolations();
  const print = jest.spyOn(window, 'print').mockImplementation();
  await user.click(within(card).getByRole('button', { name: 'Print of bewaar als pdf' }));
  expect(print).toHaveBeenCalledTimes(1);
  await user.click(within(card).getByRole('button', { name: 'Sluit uw aanvraag' }));
  expect(card).not.toHaveTextContent('halal');
});

it.each([
  ['rejected', 'open', 'Deze offerte geldt niet meer'],
  ['rejected', 'akkoord', 'Deze offerte geldt niet meer'],
  ['withdrawn', 'akkoord', 'Deze offerte geldt niet meer'],
  ['completed', 'open', 'Deze offerte geldt niet meer'],
  ['completed', 'akkoord', 'U ging op 3 maart 2026 akkoord.'],
] as const)(
  'for an application that is %s, an offer that is %s promises no call',
  async (status, state, text) => {
    const akkoordOp = '2026-03-03T09:15:00.000Z';
    const { card } = await open({
      ...OFFERED,
      status,
      offerte: { ...OFFER, status: state, ...(state === 'akkoord' && { akkoordOp }) },
    });
    expect(card).toHaveTextContent(text);
    expect(card).not.toHaveTextContent('Wij bellen u');
    expect(screen.queryByRole('button', { name: 'Akkoord, bel mij' })).not.toBeInTheDocument();
  },
);

const gevraagdOp = '2026-03-03T09:15:00.000Z';
const verzoeken = [{ id: 'v1', soort: 'intrekken', toelichting: '', gevraagdOp }];

it('promises no call while the customer who agreed with it asks to withdraw the application', async () => {
  const { card } = await open({ ...OFFERED, verzoeken, offerte: { ...OFFER, ...AGREED } });
  expect(card).toHaveTextContent('Wilt u toch deze offerte? Bel 085 000 00 00.');
  expect(card).not.toHaveTextContent('Wij bellen u');
});

it('cannot be agreed with while the customer asks to withdraw the application', async () => {
  const { card } = await open({ ...OFFERED, verzoeken });
  expect(card).toHaveTextContent('Wilt u toch deze offerte? Bel 085 000 00 00.');
  expect(card).not.toHaveTextContent('Wacht op u');
  expect(screen.getByRole('heading', { level: 1, name: 'Uw lease aanvragen' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Akkoord, bel mij' })).not.toBeInTheDocument();
});

it('heads the page while it is open, with what it costs in all and its rate', async () => {
  const { card } = await open({ ...OFFERED, offerte: { ...OFFER, maandbedrag: 612.5 } });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Uw offerte: €\u00a0612,50 per maand' }),
  ).toBeInTheDocument();
  // 2,500 + 60 × 612.50
  expect(card).toHaveTextContent('U betaalt in totaal€ 39.250');
  // Paid off month by month apart from this code: 8.61%.
  expect(card).toHaveTextContent('Effectieve rente per jaar8,6%');
});

it('does not head the page once it was agreed with', async () => {
  await open({ ...OFFERED, offerte: { ...OFFER, status: 'akkoord' } });
  expect(screen.getByRole('heading', { level: 1, name: 'Uw lease aanvragen' })).toBeInTheDocument();
});

it('says what signing costs: nothing when the offer asks nothing', async () => {
  const { card } = await open({ ...OFFERED, offerte: { ...OFFER, kosten: 0 } });
  expect(card).toHaveTextContent('Voor administratie en bemiddeling betaalt u niets.');
  expect(card).not.toHaveTextContent('€ 250');
});

const AGREED = { status: 'akkoord', akkoordOp: '2026-03-03T09:15:00.000Z' } as const;
const WITHDRAWN = {
  status: 'verlopen',
  einde: { reden: 'ingetrokken', op: '2026-03-04T09:15:00.000Z', toelichting: 'De bus is verkocht.' },
} as const;

it.each([
  ['pending', { status: 'open' }, 'Nu: OfferteWacht op u, tot en met 11 maart 2026'],
  ['approved', { status: 'open' }, 'Nu: OfferteWacht op u, tot en met 11 maart 2026'],
  [
    'pending',
    { ...AGREED, bellenUiterlijk: '2999-03-04' },
    'Nu: OfferteWij bellen u, uiterlijk 4 maart 2999',
  ],
  ['approved', { ...AGREED, bellenUiterlijk: '2026-03-04' }, 'Nu: OfferteU bent akkoord'],
  ['pending', { status: 'verlopen' }, 'Nu: OfferteVerlopen na 11 maart 2026'],
  ['approved', WITHDRAWN, 'Nu: OfferteIngetrokken op 4 maart 2026'],
] as const)('is where a %s application stands in its progress: %o', async (status, offerte, stage) => {
  const { card } = await open({ ...OFFERED, status, offerte: { ...OFFER, ...offerte } });
  expect(
    within(card)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toContain(stage);
});

it('says until when the office calls who agreed', async () => {
  const { card } = await open({
    ...OFFERED,
    offerte: { ...OFFER, ...AGREED, bellenUiterlijk: '2999-03-04' },
  });
  expect(card).toHaveTextContent('U ging op 3 maart 2026 akkoord. Wij bellen u uiterlijk 4 maart 2999');
});

it('says that the office withdrew it, when and why', async () => {
  const { card } = await open({ ...OFFERED, offerte: { ...OFFER, ...WITHDRAWN } });
  expect(card).toHaveTextContent('Wij hebben onze offerte ingetrokken');
  expect(card).toHaveTextContent('De offerte van € 612 per maand geldt sinds 4 maart 2026 niet meer.');
  expect(card).toHaveTextContent('De bus is verkocht.');
  expect(screen.queryByRole('button', { name: 'Akkoord, bel mij' })).not.toBeInTheDocument();
});

it('has the earlier offers below it, folded, each with what became of it', async () => {
  const replaced = { reden: 'vervangen', op: OFFER.gemaaktOp, toelichting: '' };
  const earlier = { ...OFFER, id: 'o0', maandbedrag: 640.25, status: 'verlopen', einde: replaced } as const;
  const { card, container, user } = await open({ ...OFFERED, eerdereOffertes: [earlier] });
  const heading = within(card).getByRole('heading', {
    level: 4,
    name: '€\u00a0640,25 per maand van Noord Lease, vervangen op 2 maart 2026',
  });
  const total = within(card).getByText('€ 40.915');
  expect(total).not.toBeVisible();
  await user.click(heading);
  expect(total).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('gives way by itself to the offer that replaced it, which can then be agreed with', async () => {
  const message = 'Er is intussen een nieuwe offerte voor deze aanvraag. Die ziet u nu hier.';
  let offerte = OFFER;
  const { card, user } = await open(OFFERED, {
    'GET /api/customers/k1/applications': () => ({
      body: { success: true, applications: [{ ...OFFERED, offerte }] },
    }),
    'POST /api/customers/k1/accept-offer': () => {
      offerte = { ...OFFER, id: 'o2', maandbedrag: 598 };
      return { status: 409, body: { success: false, message } };
    },
  });
  await user.click(agree());
  expect(
    await screen.findByRole('heading', { name: 'Uw offerte: €\u00a0598 per maand' }),
  ).toBeInTheDocument();
  expect(within(card).getByRole('alert')).toHaveTextContent(message);
  expect(agree()).toBeEnabled();
});

it.each([
  ['it was agreed with', AGREED, 200],
  ['it turns out to have lapsed', { status: 'verlopen' }, 409],
] as const)(
  'has the focus on its heading when %s, and its button is gone',
  async (_what, answered, status) => {
    let offerte: LeaseOfferte = OFFER;
    const { card, user } = await open(OFFERED, {
      'GET /api/customers/k1/applications': () => ({
        body: { success: true, applications: [{ ...OFFERED, offerte }] },
      }),
      'POST /api/customers/k1/accept-offer': () => {
        offerte = { ...OFFER, ...answered };
        return { status, body: { success: status === 200 } };
      },
    });
    await user.click(agree());
    await waitFor(() =>
      expect(within(card).getByRole('heading', { name: 'Uw offerte van Noord Lease' })).toHaveFocus(),
    );
  },
);

it.each(['completed', 'withdrawn', 'rejected'])(
  'of an application that is %s neither promises anything nor asks for papers',
  async (status) => {
    const { card, user } = await open({ ...OFFERED, status, offerte: { ...OFFER, ...AGREED } });
    await user.click(within(card).getByRole('button', { name: 'Bekijk uw aanvraag' }));
    expect(card).not.toHaveTextContent('verplicht u tot niets');
    expect(card).not.toHaveTextContent('Uw documenten');
  },
);

it('shows the plate with what the register said, and when', async () => {
  const { card, user } = await open({
    ...OFFERED,
    kenteken: 'V-123-BX',
    voertuig: {
      merk: 'VOLKSWAGEN',
      handelsbenaming: 'TRANSPORTER',
      categorie: 'bestelwagen',
      brandstoffen: ['Diesel'],
      terugroepactieOpen: true,
      geexporteerd: false,
      taxi: false,
      bron: 'rdw',
      opgezochtOp: '2026-11-27T09:00:00.000Z',
    },
  });
  await user.click(within(card).getByRole('button', { name: 'Bekijk uw aanvraag' }));
  expect(within(card).getByText('V-123-BX')).toBeInTheDocument();
  expect(await within(card).findByText('Bron: RDW. Opgezocht op 27 november 2026.')).toBeInTheDocument();
  expect(card).toHaveTextContent('VOLKSWAGEN TRANSPORTER');
  expect(card).toHaveTextContent('terugroepactie van de fabrikant');
});
