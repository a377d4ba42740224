import {
  calculateLease,
  checkLease,
  type LeaseFout,
  type LeaseInvoer,
  LOOPTIJDEN,
  maxAanbetaling,
  maxSlottermijn,
  type VoertuigType,
} from './lease.js';

const auto: LeaseInvoer = {
  voertuigType: 'auto',
  aanschafprijs: 25_000,
  aanbetaling: 0,
  slottermijn: 0,
  looptijd: 60,
};

// Worked out in exact fractions, away from this code: type, price, down payment, final instalment, term, then what is
// financed, the monthly amount and the total.
test.each<[VoertuigType, number, number, number, number, number, number, number]>([
  ['auto', 25_000, 0, 0, 12, 25_000, 2_313, 27_756],
  ['auto', 25_000, 0, 0, 24, 25_000, 1_271, 30_504],
  ['auto', 25_000, 0, 0, 36, 25_000, 924, 33_264],
  ['auto', 25_000, 0, 0, 48, 25_000, 750, 36_000],
  ['auto', 25_000, 0, 0, 60, 25_000, 646, 38_760],
  ['auto', 25_000, 0, 0, 72, 25_000, 576, 41_472],
  ['equipment', 25_000, 0, 0, 12, 25_000, 2_354, 28_248],
  ['equipment', 25_000, 0, 0, 24, 25_000, 1_313, 31_512],
  ['equipment', 25_000, 0, 0, 36, 25_000, 965, 34_740],
  ['equipment', 25_000, 0, 0, 48, 25_000, 792, 38_016],
  ['equipment', 25_000, 0, 0, 60, 25_000, 688, 41_280],
  ['equipment', 25_000, 0, 0, 72, 25_000, 618, 44_496],
  ['equipment', 20_000, 0, 0, 60, 20_000, 550, 33_000],
  ['auto', 25_000, 5_000, 5_000, 60, 20_000, 433, 35_980],
  ['auto', 25_000, 5_000, 6_000, 60, 20_000, 417, 36_020],
  ['auto', 30_000, 5_000, 9_000, 48, 25_000, 563, 41_024],
  ['equipment', 30_000, 5_000, 9_000, 48, 25_000, 604, 42_992],
  ['auto', 30_000, 23_000, 0, 48, 7_000, 210, 33_080],
  ['auto', 30_000, 0, 9_000, 48, 30_000, 713, 43_224],
  ['auto', 30_000, 23_000, 6_999, 48, 7_000, 64, 33_071],
  ['auto', 23_333, 16_333, 6_999, 60, 7_000, 64, 27_172],
  ['equipment', 23_333, 16_333, 6_999, 60, 7_000, 76, 27_892],
  ['auto', 23_334, 16_334, 6_999, 60, 7_000, 64, 27_173],
  ['auto', 23_334, 16_333, 7_000, 60, 7_001, 64, 27_173],
  ['auto', 1, 0, 0, 12, 1, 0, 0],
  ['auto', 1, 0, 0, 72, 1, 0, 0],
  ['equipment', 1, 0, 0, 12, 1, 0, 0],
  ['auto', 54, 0, 0, 72, 54, 1, 72],
  ['auto', 6_999, 0, 0, 12, 6_999, 647, 7_764],
  ['auto', 6_999, 0, 2_099, 12, 6_999, 472, 7_763],
  ['equipment', 6_999, 0, 2_099, 72, 6_999, 144, 12_467],
  ['auto', 7_000, 0, 0, 12, 7_000, 648, 7_776],
  ['auto', 7_000, 0, 2_100, 24, 7_000, 268, 8_532],
  ['auto', 7_001, 1, 0, 36, 7_000, 259, 9_325],
  ['auto', 7_001, 1, 2_100, 36, 7_000, 200, 9_301],
  ['equipment', 4_200, 0, 1_260, 36, 4_200, 127, 5_832],
  ['auto', 600, 0, 0, 12, 600, 56, 672],
  ['equipment', 600, 0, 0, 12, 600, 57, 684],
  ['auto', 18_000, 0, 3_300, 60, 18_000, 410, 27_900],
  ['equipment', 18_000, 0, 4_788, 24, 18_000, 746, 22_692],
  ['auto', 18_250, 2_750, 4_125, 48, 15_500, 379, 25_067],
  ['equipment', 64_995, 12_500, 19_498, 72, 52_495, 1_027, 105_942],
  ['auto', 149_900, 30_000, 44_970, 60, 119_900, 2_348, 215_850],
  ['auto', 9_999_999, 0, 0, 72, 9_999_999, 230_556, 16_600_032],
  ['auto', 9_999_999, 9_992_999, 0, 12, 7_000, 648, 10_000_775],
  ['auto', 9_999_999, 0, 2_999_999, 72, 9_999_999, 188_889, 16_600_007],
  ['equipment', 9_999_999, 0, 2_999_999, 72, 9_999_999, 205_556, 17_800_031],
  ['auto', 7_200, 0, 1_500, 24, 7_200, 304, 8_796],
  ['auto', 7_800, 0, 1_500, 36, 7_800, 247, 10_392],
  ['auto', 7_150, 0, 0, 48, 7_150, 215, 10_320],
  ['auto', 8_000, 0, 500, 72, 8_000, 178, 13_316],
  ['equipment', 7_000, 0, 1_000, 36, 7_000, 243, 9_748],
  ['equipment', 7_350, 0, 1_500, 48, 7_350, 202, 11_196],
  ['equipment', 9_200, 0, 500, 72, 9_200, 221, 16_412],
])(
  '%s of %i, down payment %i, final instalment %i, %i months: finances %i, %i a month, %i in all',
  (voertuigType, aanschafprijs, aanbetaling, slottermijn, looptijd, teFinancierenBedrag, maandbedrag, totaleKosten) => {
    const invoer = { voertuigType, aanschafprijs, aanbetaling, slottermijn, looptijd };
    expect(checkLease(invoer)).toEqual([]);
    expect(calculateLease(invoer)).toEqual({ teFinancierenBedrag, maandbedrag, totaleKosten });
  },
);

test('a down payment leaves at least 7,000 euros to finance, and is never below 0', () => {
  expect([0, 6999, 7000, 7001, 25_000].map(maxAanbetaling)).toEqual([0, 0, 0, 1, 18_000]);
});

test('a final instalment is at most 30% of the price, rounded down', () => {
  expect([0, 1, 3, 10, 7_003, 25_000, 33_333].map(maxSlottermijn)).toEqual([0, 0, 0, 3, 2_100, 7_500, 9_999]);
});

type Gebroken = [veld: LeaseFout['veld'], regel: LeaseFout['regel']];
test.each<[string, Partial<LeaseInvoer>, Gebroken[]]>([
  ['no price', { aanschafprijs: 0 }, [['aanschafprijs', 'prijs-ontbreekt']]],
  ['a negative price', { aanschafprijs: -1 }, [['aanschafprijs', 'prijs-ontbreekt']]],
  ['a price that is no number', { aanschafprijs: Number.NaN }, [['aanschafprijs', 'prijs-ontbreekt']]],
  ['a price with cents', { aanschafprijs: 100.5 }, [['aanschafprijs', 'prijs-ontbreekt']]],
  ['a price above every vehicle', { aanschafprijs: 10_000_000 }, [['aanschafprijs', 'prijs-te-hoog']]],
  ['an endless price', { aanschafprijs: Number.POSITIVE_INFINITY }, [['aanschafprijs', 'prijs-ontbreekt']]],
  ['a negative down payment', { aanbetaling: -1 }, [['aanbetaling', 'aanbetaling-negatief']]],
  ['a down payment with cents', { aanbetaling: 0.5 }, [['aanbetaling', 'aanbetaling-negatief']]],
  ['a down payment 1 over the cap', { aanbetaling: 18_001 }, [['aanbetaling', 'aanbetaling-te-hoog']]],
  [
    'a down payment at a price below 7,000',
    { aanschafprijs: 6_999, aanbetaling: 1 },
    [['aanbetaling', 'aanbetaling-te-hoog']],
  ],
  [
    'a down payment at a price of exactly 7,000',
    { aanschafprijs: 7_000, aanbetaling: 1 },
    [['aanbetaling', 'aanbetaling-te-hoog']],
  ],
  ['a negative final instalment', { slottermijn: -1 }, [['slottermijn', 'slottermijn-negatief']]],
  ['a final instalment 1 over the cap', { slottermijn: 7_501 }, [['slottermijn', 'slottermijn-te-hoog']]],
  [
    'a final instalment over the cap that rounds down',
    { aanschafprijs: 6_999, slottermijn: 2_100 },
    [['slottermijn', 'slottermijn-te-hoog']],
  ],
  [
    'a final instalment of a price of 1',
    { aanschafprijs: 1, slottermijn: 1 },
    [['slottermijn', 'slottermijn-te-hoog']],
  ],
  ['a term that is not offered', { looptijd: 13 }, [['looptijd', 'looptijd-onbekend']]],
  ['a term of 0', { looptijd: 0 }, [['looptijd', 'looptijd-onbekend']]],
  [
    'amounts within their caps that together leave nothing',
    { aanschafprijs: 30_000, aanbetaling: 23_000, slottermijn: 9_000 },
    [['slottermijn', 'niets-te-financieren']],
  ],
  [
    'amounts at both caps that leave exactly nothing',
    { aanschafprijs: 23_334, aanbetaling: 16_334, slottermijn: 7_000 },
    [['slottermijn', 'niets-te-financieren']],
  ],
  [
    'two mistakes at once',
    { aanbetaling: 20_000, looptijd: 1 },
    [
      ['aanbetaling', 'aanbetaling-te-hoog'],
      ['looptijd', 'looptijd-onbekend'],
    ],
  ],
  [
    'both caps broken',
    { aanbetaling: 18_001, slottermijn: 7_501 },
    [
      ['aanbetaling', 'aanbetaling-te-hoog'],
      ['slottermijn', 'slottermijn-te-hoog'],
    ],
  ],
])('%s is rejected', (_what, changes, gebroken) => {
  const invoer = { ...auto, ...changes };
  const fouten = checkLease(invoer);
  expect(fouten.map(({ veld, regel }) => [veld, regel])).toEqual(gebroken);
  for (const { melding } of fouten) expect(melding).toMatch(/^[A-Z].+\.$|\)\.$/);
  expect(calculateLease(invoer)).toBeNull();
});

test('both caps together can be used up to a price of 23,333 euros and not above', () => {
  const atBothCaps = (aanschafprijs: number) =>
    checkLease({
      aanschafprijs,
      aanbetaling: maxAanbetaling(aanschafprijs),
      slottermijn: maxSlottermijn(aanschafprijs),
      looptijd: 60,
    });
  expect(atBothCaps(23_333)).toEqual([]);
  expect(atBothCaps(23_334)).toHaveLength(1);
});

test('every term that is offered can be calculated', () => {
  for (const looptijd of LOOPTIJDEN) expect(calculateLease({ ...auto, looptijd })).not.toBeNull();
});
