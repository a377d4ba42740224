import type { LeaseApplication } from '@site/contract';
import { axe, type FakeApi, renderWithKit } from '@site/kit/testing';
import { screen, within } from '@testing-library/react';
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

it('shows why the answer was refused, and loads the offer again', async () => {
  const message = 'Deze offerte is verlopen. Bel 085 000 00 00 of mail ons, dan maken wij een nieuwe.';
  const { calls, user } = await open(OFFERED, {
    'POST /api/customers/k1/accept-offer': () => ({ status: 409, body: { success: false, message } }),
  });
  calls.length = 0;
  await user.click(agree());
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
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
    'Altijd: uw rijbewijs, uw bankpas en uw KvK-nummer',
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

it('cannot be agreed with while the customer asks to withdraw the application', async () => {
  const gevraagdOp = '2026-03-03T09:15:00.000Z';
  const verzoeken = [{ id: 'v1', soort: 'intrekken', toelichting: '', gevraagdOp }];
  const { card } = await open({ ...OFFERED, verzoeken });
  expect(card).toHaveTextContent('Wilt u toch deze offerte? Bel 085 000 00 00.');
  expect(screen.queryByRole('button', { name: 'Akkoord, bel mij' })).not.toBeInTheDocument();
});
