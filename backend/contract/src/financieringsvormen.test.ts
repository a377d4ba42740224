import { annuiteit } from './annuiteit.js';
import { offertebereik, vergelijkFinanciering } from './financieringsvormen.js';

const INVOER = {
  voertuigType: 'auto',
  aanschafprijs: 30_000,
  aanbetaling: 5_000,
  slottermijn: 0,
  looptijd: 60,
} as const;

test.each([
  [25_000, 0.07, 60, 0, 495],
  [25_000, 0.11, 60, 0, 544],
  [12_000, 0, 12, 0, 1_000],
  // With everything owed at the end only the interest is paid.
  [12_000, 0.12, 24, 12_000, 120],
])(
  'an annuity of %d at %d over %d months with %d left is %d a month',
  (bedrag, jaarrente, looptijd, slottermijn, verwacht) => {
    expect(annuiteit({ bedrag, jaarrente, looptijd, slottermijn })).toBe(verwacht);
  },
);

test('a lease at the rate of the partners and by the indication is compared with a loan and with buying', () => {
  expect(vergelijkFinanciering(INVOER, 0.07)).toEqual({
    lease: { direct: 5_000, maandbedrag: 646, aanHetEind: 0, totaal: 43_760, rente: 13_760 },
    leaseBijPartnerrente: { direct: 5_000, maandbedrag: 495, aanHetEind: 0, totaal: 34_700, rente: 4_700 },
    lening: { direct: 5_000, maandbedrag: 495, aanHetEind: 0, totaal: 34_700, rente: 4_700 },
    kopen: { direct: 30_000, maandbedrag: 0, aanHetEind: 0, totaal: 30_000, rente: 0 },
  });
});

test('a loan leaves the same amount to pay at the end, so at the rate of the partners it costs the same as the lease', () => {
  const vormen = vergelijkFinanciering({ ...INVOER, slottermijn: 5_000 }, 0.07);
  expect(vormen?.lening).toMatchObject({ maandbedrag: 425, aanHetEind: 5_000 });
  expect(vormen?.leaseBijPartnerrente).toEqual(vormen?.lening);
});

test('the range is from an annuity at 7% to the indication', () => {
  expect(offertebereik(INVOER)).toEqual({ bijPartnerrente: 495, indicatie: 646 });
  expect(offertebereik({ ...INVOER, slottermijn: 5_000 })).toEqual({ bijPartnerrente: 425, indicatie: 563 });
});

test('nothing is compared for a lease that breaks a rule', () => {
  expect(vergelijkFinanciering({ ...INVOER, looptijd: 13 }, 0.07)).toBeNull();
  expect(offertebereik({ ...INVOER, aanschafprijs: 0 })).toBeNull();
});
