import {
  aflosschema,
  btwIn,
  calculateLease,
  EENMALIGE_KOSTEN,
  euros,
  type LeaseInvoer,
  MIN_TE_FINANCIEREN,
  maxAanbetaling,
  seizoenstermijnen,
  vergelijkFinanciering,
} from '@site/contract';
import { belastingjaar, belastingOver, bijtelling, eersteJaar } from '@site/contract/facts';
import { fieldsOf, myLease } from '@site/kit';
import { renderWithKit } from '@site/kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import CarFinancingPage from './car-financing/page';
import FinancialLeasePage from './financial-lease/page';
import HomePage from './home/page';
import InnovativeFinancingPage from './innovative-financing/page';
import LeaseBenefitsPage from './lease-benefits/page';
import LeaseTermsPage from './lease-terms/page';
import StockPage from './stock/page';
import SustainablePage from './sustainable/page';
import WhatIsFinancialLeasePage from './what-is-financial-lease/page';
import WithBkrPage from './with-bkr/page';
import WithoutAnnualAccountsPage from './without-annual-accounts/page';

/** A lease with amounts that no text of the site has by itself. */
const OWN: LeaseInvoer = {
  voertuigType: 'auto',
  aanschafprijs: 43_210,
  aanbetaling: 6_543,
  slottermijn: 2_109,
  looptijd: 36,
};

/** Every amount of the page, without its explanation of the law. */
function amountsOf(element: HTMLElement): Set<string> {
  return new Set((element.textContent ?? '').match(/€\s[\d.]+\d/g)?.map((text) => text.replace(/\s/, ' ')));
}

const shown = (amounts: readonly number[]) => amounts.map((amount) => euros(amount).replace(/\s/, ' '));

const uitkomst = calculateLease(OWN) as NonNullable<ReturnType<typeof calculateLease>>;

/** What the contract computes for a lease. */
const LEASE_SUMS = [
  OWN.aanschafprijs,
  OWN.aanbetaling,
  OWN.slottermijn,
  uitkomst.maandbedrag,
  uitkomst.teFinancierenBedrag,
  uitkomst.totaleKosten,
  uitkomst.totaleKosten - OWN.aanschafprijs,
];

beforeEach(() => {
  sessionStorage.clear();
  myLease.store(fieldsOf(OWN));
});

/** The amounts of a page that the contract does not compute for this lease. */
function others(element: HTMLElement, computed: readonly number[]): string[] {
  const known = new Set(shown(computed));
  return [...amountsOf(element)].filter((amount) => !known.has(amount));
}

test.each([
  ['home', HomePage, [uitkomst.maandbedrag]],
  ['financial lease', FinancialLeasePage, LEASE_SUMS.slice(0, 6)],
  ['what financial lease is', WhatIsFinancialLeasePage, LEASE_SUMS.slice(0, 4)],
] as const)('%s shows the sums of the visitor’s own lease, and no other amounts', (_name, Page, sums) => {
  const { container } = renderWithKit(<Page />);
  expect([...amountsOf(container)]).toEqual(expect.arrayContaining(shown(sums)));
  expect(others(container, LEASE_SUMS)).toEqual([]);
});

test('a lease from 7% to our indication, a loan on the same terms and buying are compared for the own price', () => {
  const { container } = renderWithKit(<CarFinancingPage />);
  fireEvent.change(screen.getByRole('slider', { name: 'Rente per jaar bij uw bank' }), {
    target: { value: '8.5' },
  });
  const vormen = vergelijkFinanciering(OWN, 0.085);
  if (!vormen) throw new Error('The lease breaks a rule.');
  const all = Object.values(vormen).flatMap((vorm) => Object.values(vorm) as number[]);
  const table = screen.getByRole('table', { name: /^€\s43\.210 inclusief btw, in 36 maanden$/ });
  const row = (name: string) =>
    within(within(table).getByRole('rowheader', { name }).closest('tr') as HTMLElement)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  const { lease, leaseBijPartnerrente, lening, kopen } = vormen;
  expect(row('Per maand')).toEqual([
    `${euros(leaseBijPartnerrente.maandbedrag)} tot ${euros(lease.maandbedrag)}`,
    euros(lening.maandbedrag),
    euros(kopen.maandbedrag),
  ]);
  expect(row('Totaal betaald')).toEqual([
    `${euros(leaseBijPartnerrente.totaal)} tot ${euros(lease.totaal)}`,
    euros(lening.totaal),
    euros(kopen.totaal),
  ]);
  expect(row('Aan het einde')).toEqual([euros(OWN.slottermijn), euros(OWN.slottermijn), euros(0)]);
  const computed = [...LEASE_SUMS, ...all, btwIn(OWN.aanschafprijs), EENMALIGE_KOSTEN.administratie];
  expect(others(container, computed)).toEqual([]);
});

test.each([
  ['Bestelwagen of machine', false],
  ['Personenauto', true],
] as const)(
  'the first year of a %s: VAT, KIA, depreciation, interest and what they save',
  async (name, personenauto) => {
    const { container, user } = renderWithKit(<LeaseBenefitsPage />);
    await user.click(screen.getByRole('radio', { name }));
    const jaar = eersteJaar(OWN, { personenauto });
    if (!jaar) throw new Error('The lease breaks a rule.');
    const { besparing, ...amounts } = jaar;
    expect(amounts.rente).toBe(aflosschema(OWN, 12)?.[0]?.rente);
    const computed = [
      ...LEASE_SUMS,
      ...Object.values(amounts),
      ...besparing.map(({ bedrag }) => bedrag),
      // The brackets, in the names of the rates.
      38_883,
      78_426,
      200_000,
    ];
    expect([...amountsOf(container)]).toEqual(
      expect.arrayContaining(shown([jaar.btwTerug, jaar.afschrijving, jaar.rente, jaar.aftrek])),
    );
    expect(others(container, computed)).toEqual([]);
    const texts = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(texts).toContain(belastingjaar().afschrijving.bron.url);
  },
);

test('the private use of an electric car and of one with emission, with the tax on it', () => {
  const { container } = renderWithKit(<SustainablePage />);
  fireEvent.change(screen.getByRole('slider', { name: 'Catalogusprijs van de auto' }), {
    target: { value: '51000' },
  });
  const tarieven = belastingjaar().tarieven.filter(({ metMkbWinstvrijstelling }) => metMkbWinstvrijstelling);
  const amounts = [bijtelling(51_000, true), bijtelling(51_000, false)];
  const computed = [
    ...amounts,
    ...amounts.flatMap((bedrag) => tarieven.map((t) => belastingOver(bedrag, t))),
  ];
  expect([...amountsOf(container)]).toEqual(expect.arrayContaining(shown(computed)));
  expect(others(container, [...computed, 51_000, 30_000, 38_883, 78_426])).toEqual([]);
});

test.each([
  ['the page for starters', WithoutAnnualAccountsPage, [10, 25]],
  ['the page about a BKR registration', WithBkrPage, [10, 20, 40]],
] as const)('%s shows what down payments do for the own price', (_name, Page, percents) => {
  const { container } = renderWithKit(<Page />);
  const sums = percents.flatMap((percent) => {
    const aanbetaling = Math.min(
      Math.round((OWN.aanschafprijs * percent) / 100),
      maxAanbetaling(OWN.aanschafprijs),
    );
    return [aanbetaling, calculateLease({ ...OWN, aanbetaling })?.maandbedrag ?? 0];
  });
  expect([...amountsOf(container)]).toEqual(expect.arrayContaining(shown(sums)));
  // The smallest loans in the credit registry are a fact, not a sum.
  expect(others(container, [...sums, OWN.aanschafprijs, 250, 1_000])).toEqual([]);
});

test('a down payment that is too high for the price is left out', () => {
  myLease.store(fieldsOf({ ...OWN, aanschafprijs: 10_000, aanbetaling: 0, slottermijn: 0 }));
  renderWithKit(<WithBkrPage />);
  const table = screen.getByRole('table', { name: /€\s10\.000/ });
  const heads = within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
  expect(heads).toEqual(expect.arrayContaining(['10% aanbetalen', '20% aanbetalen']));
  expect(heads).not.toContain('40% aanbetalen');
});

test('instalments that follow the season add up to those of a year', () => {
  const { container } = renderWithKit(<InnovativeFinancingPage />);
  const { druk, rustig, perJaar } = seizoenstermijnen(uitkomst.maandbedrag);
  const computed = [druk, rustig, perJaar, uitkomst.maandbedrag];
  expect([...amountsOf(container)]).toEqual(expect.arrayContaining(shown(computed)));
  expect(others(container, computed)).toEqual([]);
});

test('the conditions state the one-off costs', () => {
  const { container } = renderWithKit(<LeaseTermsPage />);
  const computed = [...Object.values(EENMALIGE_KOSTEN), MIN_TE_FINANCIEREN];
  expect([...amountsOf(container)]).toEqual(expect.arrayContaining(shown(computed)));
  expect(others(container, computed)).toEqual([]);
});

test('the first change of an example makes it the visitor’s own without its final instalment', () => {
  sessionStorage.clear();
  renderWithKit(<CarFinancingPage />);
  fireEvent.change(screen.getByRole('slider', { name: 'Aanschafprijs' }), { target: { value: '30000' } });
  expect(myLease.read()).toMatchObject({ aanschafprijs: '30000', aanbetaling: '5000', slottermijn: '' });
});

test('a final instalment of the visitor is said beside his figures, and can be taken away', async () => {
  const { user } = renderWithKit(<CarFinancingPage />);
  await user.click(screen.getByRole('button', { name: 'Zonder slottermijn' }));
  expect(myLease.read()).toMatchObject({ aanschafprijs: '43210', slottermijn: '' });
  expect(screen.queryByText(/Met een slottermijn van/)).not.toBeInTheDocument();
});

test('each type of vehicle opens the calculator with the lease of its monthly amount', () => {
  renderWithKit(<StockPage />);
  const links = screen.getAllByRole('link', { name: /bijvoorbeeld €\s[\d.]+ per maand/ });
  expect(links).toHaveLength(6);
  for (const link of links) {
    const query = new URL(link.getAttribute('href') ?? '', 'http://site.test').searchParams;
    const lease = {
      voertuigType: query.get('type') as LeaseInvoer['voertuigType'],
      aanschafprijs: Number(query.get('aanschafprijs')),
      aanbetaling: 0,
      slottermijn: 0,
      looptijd: Number(query.get('looptijd')),
    };
    const amounts = [...amountsOf(link)];
    expect(amounts).toEqual(shown([calculateLease(lease)?.maandbedrag ?? 0, lease.aanschafprijs]));
  }
});
