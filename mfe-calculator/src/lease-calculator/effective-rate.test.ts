import { berekenLease, type LeaseInvoer } from '@site/contract';
import { effectieveJaarrente } from './effective-rate';

function rate(invoer: LeaseInvoer): number | null {
  const uitkomst = berekenLease(invoer);
  if (!uitkomst) throw new Error('The input must be one that can be financed.');
  return effectieveJaarrente(invoer, uitkomst);
}

describe('the effective yearly rate', () => {
  it('is 20.5% for a car of 25,000 euros in 60 months, of which 11% is charged over the full amount', () => {
    expect(
      rate({ voertuigType: 'auto', aanschafprijs: 25_000, aanbetaling: 0, slottermijn: 0, looptijd: 60 }),
    ).toBeCloseTo(0.205, 3);
  });

  it('finds the rate of a plain annuity back', () => {
    // 25,000 euros over 60 months at 11% a year, by month, is 543.56 a month.
    const invoer: LeaseInvoer = {
      voertuigType: 'auto',
      aanschafprijs: 25_000,
      aanbetaling: 0,
      slottermijn: 0,
      looptijd: 60,
    };
    const effective = effectieveJaarrente(invoer, {
      teFinancierenBedrag: 25_000,
      maandbedrag: 543.56,
      totaleKosten: 32_613.6,
    });
    expect(effective).toBeCloseTo((1 + 0.11 / 12) ** 12 - 1, 4);
  });

  it('is lower with a final instalment, because more of the money stays in use', () => {
    const base = { voertuigType: 'auto', aanschafprijs: 25_000, aanbetaling: 0, looptijd: 60 } as const;
    const without = rate({ ...base, slottermijn: 0 }) as number;
    const withFinal = rate({ ...base, slottermijn: 7_500 }) as number;
    expect(withFinal).toBeLessThan(without);
    expect(withFinal).toBeGreaterThan(0.11);
  });

  it('is unknown when rounding leaves nothing above what was financed', () => {
    expect(
      rate({ voertuigType: 'auto', aanschafprijs: 1, aanbetaling: 0, slottermijn: 0, looptijd: 12 }),
    ).toBeNull();
  });
});
