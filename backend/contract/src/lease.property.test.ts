import fc from 'fast-check';
import { kostenopbouw } from './cost-breakdown.js';
import { EENMALIGE_KOSTEN } from './costs.js';
import { effectieveJaarrente } from './effective-rate.js';
import {
  calculateLease,
  checkLease,
  JAARRENTE,
  type LeaseInvoer,
  type LeaseUitkomst,
  LOOPTIJDEN,
  MAX_AANSCHAFPRIJS,
  maxAanbetaling,
  maxSlottermijn,
  type VoertuigType,
} from './lease.js';
import { aflosschema, type SchemaStap } from './repayment-schedule.js';

const types = Object.keys(JAARRENTE) as VoertuigType[];

/** Any valid input, with many values at and near the caps. */
const leases = (laagstePrijs = 1) =>
  fc
    .record({
      voertuigType: fc.constantFrom(...types),
      aanschafprijs: fc.oneof(
        fc.integer({ min: laagstePrijs, max: 100_000 }),
        fc.integer({ min: laagstePrijs, max: MAX_AANSCHAFPRIJS }),
      ),
      looptijd: fc.constantFrom(...LOOPTIJDEN),
    })
    .chain((deel) =>
      fc.record({
        voertuigType: fc.constant(deel.voertuigType),
        aanschafprijs: fc.constant(deel.aanschafprijs),
        aanbetaling: fc.integer({ min: 0, max: maxAanbetaling(deel.aanschafprijs) }),
        slottermijn: fc.integer({ min: 0, max: maxSlottermijn(deel.aanschafprijs) }),
        looptijd: fc.constant(deel.looptijd),
      }),
    )
    .filter((invoer) => checkLease(invoer).length === 0);

/** Any input, including invalid values. */
const anything = fc.record({
  voertuigType: fc.constantFrom(...types),
  aanschafprijs: fc.oneof(fc.integer(), fc.double()),
  aanbetaling: fc.oneof(fc.nat(), fc.integer(), fc.double()),
  slottermijn: fc.oneof(fc.nat(), fc.integer(), fc.double()),
  looptijd: fc.oneof(fc.constantFrom<number>(...LOOPTIJDEN), fc.integer(), fc.double()),
});

const berekend = (invoer: LeaseInvoer) => calculateLease(invoer) as LeaseUitkomst;
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** The monthly amount in integer arithmetic: a fraction over 1,200 times the term, rounded half up. */
function exactMonthlyAmount({
  voertuigType,
  aanschafprijs,
  aanbetaling,
  slottermijn,
  looptijd,
}: LeaseInvoer) {
  const percentage = { auto: 11n, equipment: 13n }[voertuigType];
  const financed = BigInt(aanschafprijs - aanbetaling);
  const n = BigInt(looptijd);
  const numerator = 1200n * (financed - BigInt(slottermijn)) + percentage * financed * n;
  const denominator = 1200n * n;
  return Number((2n * numerator + denominator) / (2n * denominator));
}

describe('any input', () => {
  test('is either rejected at a field or calculated, within the caps and never negative', () => {
    fc.assert(
      fc.property(fc.oneof(leases(), anything), (invoer) => {
        const uitkomst = calculateLease(invoer);
        expect(uitkomst === null).toBe(checkLease(invoer).length > 0);
        if (!uitkomst) return;
        expect(invoer.aanbetaling).toBeLessThanOrEqual(maxAanbetaling(invoer.aanschafprijs));
        expect(invoer.slottermijn).toBeLessThanOrEqual(maxSlottermijn(invoer.aanschafprijs));
        expect(uitkomst.teFinancierenBedrag).toBeGreaterThan(invoer.slottermijn);
        expect(uitkomst.maandbedrag).toBeGreaterThanOrEqual(0);
        expect(uitkomst.totaleKosten).toBeGreaterThanOrEqual(invoer.aanbetaling + invoer.slottermijn);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the monthly amount', () => {
  test('is the exact fraction, halves rounded up', () => {
    fc.assert(
      fc.property(leases(), (invoer) => {
        expect(berekend(invoer).maandbedrag).toBe(exactMonthlyAmount(invoer));
      }),
      { numRuns: 2000 },
    );
  });

  test('is never raised by a longer term', () => {
    fc.assert(
      fc.property(leases(), (invoer) => {
        const amounts = LOOPTIJDEN.map((looptijd) => berekend({ ...invoer, looptijd }).maandbedrag);
        expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
      }),
    );
  });

  test.each(['aanbetaling', 'slottermijn'] as const)('is never raised by a higher %s', (veld) => {
    fc.assert(
      fc.property(leases(), fc.nat(), (invoer, meer) => {
        const hoger = { ...invoer, [veld]: invoer[veld] + (meer % (invoer.aanschafprijs + 1)) };
        fc.pre(checkLease(hoger).length === 0);
        expect(berekend(hoger).maandbedrag).toBeLessThanOrEqual(berekend(invoer).maandbedrag);
      }),
      { numRuns: 500 },
    );
  });

  test('is never lower for equipment than for a car', () => {
    fc.assert(
      fc.property(leases(), (invoer) => {
        const [auto, equipment] = (['auto', 'equipment'] as const).map(
          (voertuigType) => berekend({ ...invoer, voertuigType }).maandbedrag,
        );
        expect(equipment).toBeGreaterThanOrEqual(auto as number);
      }),
    );
  });
});

describe('the cost breakdown', () => {
  test('adds up to the total', () => {
    fc.assert(
      fc.property(leases(), (invoer) => {
        const opbouw = kostenopbouw(invoer);
        if (!opbouw) throw new Error('no build-up');
        const { aanbetaling, aflossing, slottermijn, rente, totaleKosten } = opbouw;
        expect(aanbetaling + aflossing + slottermijn).toBe(invoer.aanschafprijs);
        expect(invoer.aanschafprijs + rente).toBe(totaleKosten);
        expect(totaleKosten).toBe(berekend(invoer).totaleKosten);
      }),
    );
  });

  test('has interest that is never negative from 55 euros on', () => {
    fc.assert(
      fc.property(leases(55), (invoer) => {
        expect(kostenopbouw(invoer)?.rente).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe.each<SchemaStap>([1, 12])('the schedule in steps of %i months', (stap) => {
  test('adds up to the euro and ends at the final instalment', () => {
    fc.assert(
      fc.property(leases(), (invoer) => {
        const rijen = aflosschema(invoer, stap) ?? [];
        const { maandbedrag, teFinancierenBedrag } = berekend(invoer);
        const aflossing = teFinancierenBedrag - invoer.slottermijn;
        expect(rijen.map(({ maand }) => maand)).toEqual(
          Array.from({ length: invoer.looptijd / stap }, (_, rij) => (rij + 1) * stap),
        );
        expect(sum(rijen.map((rij) => rij.betaald))).toBe(maandbedrag * invoer.looptijd);
        expect(sum(rijen.map((rij) => rij.aflossing))).toBe(aflossing);
        expect(sum(rijen.map((rij) => rij.rente))).toBe(maandbedrag * invoer.looptijd - aflossing);
        expect(sum(rijen.map((rij) => rij.slottermijn))).toBe(invoer.slottermijn);
        expect(rijen.at(-1)).toMatchObject({ slottermijn: invoer.slottermijn, nogOpen: invoer.slottermijn });
      }),
    );
  });

  test('decreases the debt row by row, never below 0, in steps that differ by at most one euro', () => {
    fc.assert(
      fc.property(leases(), (invoer) => {
        let open = berekend(invoer).teFinancierenBedrag;
        const rijen = aflosschema(invoer, stap) ?? [];
        for (const rij of rijen) {
          expect(rij.betaald).toBe(rij.rente + rij.aflossing);
          expect(rij.nogOpen).toBe(open - rij.aflossing);
          expect(rij.nogOpen).toBeLessThanOrEqual(open);
          expect(rij.nogOpen).toBeGreaterThanOrEqual(0);
          open = rij.nogOpen;
        }
        const aflossingen = rijen.map(({ aflossing }) => aflossing);
        expect(Math.max(...aflossingen) - Math.min(...aflossingen)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('has no row with negative interest once the monthly interest is a euro', () => {
    fc.assert(
      fc.property(leases(), (invoer) => {
        fc.pre((berekend(invoer).teFinancierenBedrag * JAARRENTE[invoer.voertuigType]) / 12 >= 1);
        for (const { rente } of aflosschema(invoer, stap) ?? []) expect(rente).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

test('the schedules per month and per year agree', () => {
  fc.assert(
    fc.property(leases(), (invoer) => {
      const maanden = aflosschema(invoer, 1) ?? [];
      for (const jaar of aflosschema(invoer, 12) ?? []) {
        const haar = maanden.slice(jaar.maand - 12, jaar.maand);
        expect(sum(haar.map(({ rente }) => rente))).toBe(jaar.rente);
        expect(haar.at(-1)?.nogOpen).toBe(jaar.nogOpen);
      }
    }),
  );
});

describe('the effective rate', () => {
  const large = leases(20_000).filter((invoer) => berekend(invoer).teFinancierenBedrag >= 20_000);

  test('is above the charged rate', () => {
    fc.assert(
      fc.property(large, (invoer) => {
        expect(effectieveJaarrente(invoer)).toBeGreaterThan(JAARRENTE[invoer.voertuigType]);
      }),
    );
  });

  test.each([0, EENMALIGE_KOSTEN.administratie])(
    'makes all payments worth what is in hand, with %i euros of one-off costs',
    (eenmaligeKosten) => {
      fc.assert(
        fc.property(large, (invoer) => {
          const rate = effectieveJaarrente(invoer, { eenmaligeKosten }) as number;
          const { maandbedrag, teFinancierenBedrag } = berekend(invoer);
          let worth = invoer.slottermijn / (1 + rate) ** (invoer.looptijd / 12);
          for (let maand = 1; maand <= invoer.looptijd; maand++)
            worth += maandbedrag / (1 + rate) ** (maand / 12);
          expect(worth / (teFinancierenBedrag - eenmaligeKosten)).toBeCloseTo(1, 9);
        }),
      );
    },
  );

  test('is higher with one-off costs than without', () => {
    fc.assert(
      fc.property(large, (invoer) => {
        expect(effectieveJaarrente(invoer, { eenmaligeKosten: 250 })).toBeGreaterThan(
          effectieveJaarrente(invoer) as number,
        );
      }),
    );
  });
});
