import { EENMALIGE_KOSTEN } from './costs.js';
import { effectieveJaarrente } from './effective-rate.js';
import { calculateLease, JAARRENTE, LOOPTIJDEN } from './lease.js';

const WENSEN = {
  voertuigType: 'auto',
  aanschafprijs: 25_000,
  aanbetaling: 0,
  slottermijn: 0,
  looptijd: 60,
} as const;

describe('the effective rate', () => {
  test('of 25,000 euros over 60 months at 11% is 20.5% a year', () => {
    expect(effectieveJaarrente(WENSEN)).toBeCloseTo(0.205, 3);
  });

  test('makes the present value of all payments equal to the financed amount', () => {
    const wensen = { ...WENSEN, aanbetaling: 3_000, slottermijn: 5_000 };
    const maandrente = (1 + (effectieveJaarrente(wensen) as number)) ** (1 / 12) - 1;
    const { maandbedrag, teFinancierenBedrag } = calculateLease(wensen) as NonNullable<
      ReturnType<typeof calculateLease>
    >;
    let schuld: number = teFinancierenBedrag;
    for (let maand = 0; maand < wensen.looptijd; maand++) schuld = schuld * (1 + maandrente) - maandbedrag;
    expect(schuld).toBeCloseTo(wensen.slottermijn, 4);
  });

  test.each(LOOPTIJDEN)('is above the charged rate over %i months', (looptijd) => {
    expect(effectieveJaarrente({ ...WENSEN, looptijd })).toBeGreaterThan(JAARRENTE.auto);
  });

  test('is null when a rule is violated', () => {
    expect(effectieveJaarrente({ ...WENSEN, aanschafprijs: 0 })).toBeNull();
  });

  test('is nothing when the monthly amount rounds to zero', () => {
    expect(effectieveJaarrente({ ...WENSEN, aanschafprijs: 1 })).toBe(0);
  });

  test('is higher with the one-off costs: 250 euros less received for the same payments', () => {
    const eenmaligeKosten = EENMALIGE_KOSTEN.administratie;
    const rate = effectieveJaarrente(WENSEN, { eenmaligeKosten }) as number;
    expect(rate).toBeCloseTo(0.211, 3);
    const maandrente = (1 + rate) ** (1 / 12) - 1;
    let schuld = WENSEN.aanschafprijs - eenmaligeKosten;
    for (let maand = 0; maand < WENSEN.looptijd; maand++) schuld = schuld * (1 + maandrente) - 646;
    expect(schuld).toBeCloseTo(0, 4);
  });

  test('is null when the one-off costs use up the financed amount', () => {
    const klein = { ...WENSEN, aanschafprijs: 240 };
    expect(effectieveJaarrente(klein)).toBeGreaterThan(0);
    expect(effectieveJaarrente(klein, { eenmaligeKosten: 250 })).toBeNull();
  });
});
