import type { LeaseHandOver } from '@site/contract';
import { emptyInput } from './calculator-address';
import { createCalculatorStore, getal, getoondeScenario, invoerVan, meldingBij } from './calculator-store';

/** A calculator with one lease, and what it knows of the lease that is shown. */
function calculator(velden: Partial<LeaseHandOver> = {}) {
  const store = createCalculatorStore({ eerste: emptyInput(velden.voertuigType ?? 'auto'), tweede: null });
  store.getState().wijzig(velden);
  return { ...store, getState: () => ({ ...store.getState(), ...getoondeScenario(store.getState()) }) };
}
const complete = { aanschafprijs: '30000', looptijd: '48' };

describe('the calculator', () => {
  it.each([
    ['auto', '25000', '', '', '60', 25_000, 646],
    ['auto', '25000', '5000', '5000', '60', 20_000, 433],
    ['auto', '30000', '5000', '9000', '48', 25_000, 563],
    ['equipment', '20000', '', '', '60', 20_000, 550],
    ['equipment', '20000', '0', '0', '60', 20_000, 550],
    ['auto', '7000', '', '', '12', 7_000, 648],
    ['auto', '6999', '', '2099', '12', 6_999, 472],
    ['auto', '1', '', '', '72', 1, 0],
    ['auto', '9999999', '', '', '72', 9_999_999, 230_556],
  ] as const)(
    'computes %s, price %s, down payment %s, final instalment %s, %s months: finances %d, %d a month',
    (voertuigType, aanschafprijs, aanbetaling, slottermijn, looptijd, teFinancierenBedrag, maandbedrag) => {
      const { berekening } = calculator({
        voertuigType,
        aanschafprijs,
        aanbetaling,
        slottermijn,
        looptijd,
      }).getState();
      expect(berekening?.uitkomst).toMatchObject({ teFinancierenBedrag, maandbedrag });
    },
  );

  it('has no result before price and term are there', () => {
    expect(calculator().getState().berekening).toBeNull();
    expect(calculator({ aanschafprijs: '30000' }).getState().berekening).toBeNull();
    expect(calculator({ looptijd: '48' }).getState().berekening).toBeNull();
  });

  it('recomputes at every change, of the type as well', () => {
    const store = calculator(complete);
    const amount = () => store.getState().berekening?.uitkomst.maandbedrag;
    expect(amount()).toBe(900);
    store.getState().wijzig({ voertuigType: 'equipment' });
    expect(amount()).toBe(950);
    store.getState().wijzig({ aanbetaling: '6000' });
    expect(amount()).toBe(760);
    store.getState().wijzig({ slottermijn: '4800' });
    expect(amount()).toBe(660);
    store.getState().wijzig({ looptijd: '60' });
    expect(amount()).toBe(580);
  });

  it.each([
    ['no price', { aanschafprijs: '' }],
    ['a price of 0', { aanschafprijs: '0' }],
    ['a price that nothing costs', { aanschafprijs: '1000000000000000' }],
    ['a price of four hundred digits', { aanschafprijs: '9'.repeat(400) }],
    ['a down payment that leaves less than 7,000 euros', { aanbetaling: '23001' }],
    ['a final instalment above 30% of the price', { slottermijn: '9001' }],
    [
      'caps that are kept each, but leave less than the final instalment',
      { aanbetaling: '23000', slottermijn: '9000' },
    ],
    ['a term that is not offered', { looptijd: '13' }],
  ])('keeps the last result over %s and marks it as old', (_, change) => {
    const store = calculator(complete);
    const before = store.getState().berekening;
    store.getState().wijzig(change);
    expect(store.getState()).toMatchObject({ berekening: before, verouderd: true });
    store.getState().wijzig({ aanbetaling: '', slottermijn: '', ...complete });
    expect(store.getState()).toMatchObject({ berekening: before, verouderd: false });
  });

  it('computes with the largest down payment and the largest final instalment, each by itself', () => {
    expect(calculator({ ...complete, aanbetaling: '23000' }).getState().verouderd).toBe(false);
    expect(
      calculator({ ...complete, aanbetaling: '23000' }).getState().berekening?.uitkomst.teFinancierenBedrag,
    ).toBe(7_000);
    expect(calculator({ ...complete, slottermijn: '9000' }).getState().berekening).not.toBeNull();
  });

  it('allows no down payment for a price below 7,000 euros, but computes without', () => {
    expect(
      calculator({ aanschafprijs: '6000', looptijd: '12', aanbetaling: '1' }).getState().berekening,
    ).toBeNull();
    expect(
      calculator({ aanschafprijs: '6000', looptijd: '12', aanbetaling: '0' }).getState().berekening,
    ).not.toBeNull();
  });

  it('takes another type for both leases', () => {
    const store = calculator(complete);
    store.getState().vergelijk();
    store.getState().kiesType('equipment');
    expect(store.getState().eerste.berekening?.uitkomst.maandbedrag).toBe(950);
    expect(store.getState().tweede?.berekening?.uitkomst.maandbedrag).toBe(950);
  });

  it('does not complain about fields that nobody has come to yet', () => {
    const state = calculator({ aanbetaling: '1000' }).getState();
    expect(meldingBij(state, 'aanschafprijs')).toBeNull();
    expect(meldingBij(state, 'looptijd')).toBeNull();
  });

  it('says at the price what is missing once a result has gone stale over it', () => {
    const store = calculator(complete);
    store.getState().wijzig({ aanschafprijs: '' });
    expect(meldingBij(store.getState(), 'aanschafprijs')).toMatch(/aanschafprijs/);
  });
});

describe('a comparison', () => {
  it('begins with a copy of the lease that is there, and only the copy changes', () => {
    const store = calculator(complete);
    store.getState().vergelijk();
    store.getState().wijzig({ looptijd: '60' });
    const { eerste, tweede, getoond } = store.getState();
    expect(getoond).toBe('tweede');
    expect(eerste.berekening?.uitkomst.maandbedrag).toBe(900);
    expect(tweede?.berekening?.uitkomst.maandbedrag).toBe(775);
  });

  it('changes the lease that is shown', () => {
    const store = calculator(complete);
    store.getState().vergelijk();
    store.getState().toon('eerste');
    store.getState().wijzig({ looptijd: '72' });
    expect(invoerVan(store.getState())).toMatchObject({
      eerste: { looptijd: '72' },
      tweede: { looptijd: '48' },
    });
  });

  it('ends with the lease that is shown', () => {
    const store = calculator(complete);
    store.getState().vergelijk();
    store.getState().wijzig({ looptijd: '60' });
    store.getState().stopVergelijken();
    expect(invoerVan(store.getState())).toMatchObject({ eerste: { looptijd: '60' }, tweede: null });
  });

  it('shows no second lease where there is none', () => {
    const store = calculator(complete);
    store.getState().toon('tweede');
    expect(store.getState().getoond).toBe('eerste');
  });
});

it.each([
  ['', 0],
  ['25000', 25_000],
  ['-500', 500],
  ['abc', 0],
  ['9'.repeat(400), Number.MAX_SAFE_INTEGER],
])('reads %s as a whole number', (digits, number) => {
  expect(getal(digits)).toBe(number);
});
