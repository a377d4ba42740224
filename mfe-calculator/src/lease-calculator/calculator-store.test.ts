/** @jest-environment node */
import type { LeaseHandOver } from '@site/contract';
import { emptyInput } from './calculator-address';
import { createCalculatorStore, inputOf, messageFor, shownScenario, toNumber } from './calculator-store';

/** A calculator with one lease. Its state includes that of the shown lease. */
function calculator(velden: Partial<LeaseHandOver> = {}) {
  const store = createCalculatorStore({ first: emptyInput(velden.voertuigType ?? 'auto'), second: null });
  store.getState().change(velden);
  return { ...store, getState: () => ({ ...store.getState(), ...shownScenario(store.getState()) }) };
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

  it('recomputes at every change, also of the type', () => {
    const store = calculator(complete);
    const amount = () => store.getState().berekening?.uitkomst.maandbedrag;
    expect(amount()).toBe(900);
    store.getState().change({ voertuigType: 'equipment' });
    expect(amount()).toBe(950);
    store.getState().change({ aanbetaling: '6000' });
    expect(amount()).toBe(760);
    store.getState().change({ slottermijn: '4800' });
    expect(amount()).toBe(660);
    store.getState().change({ looptijd: '60' });
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
  ])('keeps the last result over %s and marks it as stale', (_, change) => {
    const store = calculator(complete);
    const before = store.getState().berekening;
    store.getState().change(change);
    expect(store.getState()).toMatchObject({ berekening: before, isStale: true });
    store.getState().change({ aanbetaling: '', slottermijn: '', ...complete });
    expect(store.getState()).toMatchObject({ berekening: before, isStale: false });
  });

  it('computes with the largest down payment and the largest final instalment, each by itself', () => {
    expect(calculator({ ...complete, aanbetaling: '23000' }).getState().isStale).toBe(false);
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

  it('sets the type of both leases', () => {
    const store = calculator(complete);
    store.getState().compare();
    store.getState().setType('equipment');
    expect(store.getState().first.berekening?.uitkomst.maandbedrag).toBe(950);
    expect(store.getState().second?.berekening?.uitkomst.maandbedrag).toBe(950);
  });

  it('shows no error at fields that were not filled in yet', () => {
    const state = calculator({ aanbetaling: '1000' }).getState();
    expect(messageFor(state, 'aanschafprijs')).toBeNull();
    expect(messageFor(state, 'looptijd')).toBeNull();
  });

  it('shows an error at an empty price once that made a result stale', () => {
    const store = calculator(complete);
    store.getState().change({ aanschafprijs: '' });
    expect(messageFor(store.getState(), 'aanschafprijs')).toMatch(/aanschafprijs/);
  });
});

describe('a comparison', () => {
  it('starts with a copy of the lease, and only the copy changes', () => {
    const store = calculator(complete);
    store.getState().compare();
    store.getState().change({ looptijd: '60' });
    const { first, second, shown } = store.getState();
    expect(shown).toBe('second');
    expect(first.berekening?.uitkomst.maandbedrag).toBe(900);
    expect(second?.berekening?.uitkomst.maandbedrag).toBe(775);
  });

  it('changes the lease that is shown', () => {
    const store = calculator(complete);
    store.getState().compare();
    store.getState().show('first');
    store.getState().change({ looptijd: '72' });
    expect(inputOf(store.getState())).toMatchObject({
      first: { looptijd: '72' },
      second: { looptijd: '48' },
    });
  });

  it('ends with the lease that is shown', () => {
    const store = calculator(complete);
    store.getState().compare();
    store.getState().change({ looptijd: '60' });
    store.getState().stopComparing();
    expect(inputOf(store.getState())).toMatchObject({ first: { looptijd: '60' }, second: null });
  });

  it('shows no second lease where there is none', () => {
    const store = calculator(complete);
    store.getState().show('second');
    expect(store.getState().shown).toBe('first');
  });
});

it.each([
  ['', 0],
  ['25000', 25_000],
  ['-500', 500],
  ['abc', 0],
  ['9'.repeat(400), Number.MAX_SAFE_INTEGER],
])('reads %s as a whole number', (digits, number) => {
  expect(toNumber(digits)).toBe(number);
});
