import {
  berekenLease,
  controleerLease,
  euros,
  type LeaseInvoer,
  LOOPTIJDEN,
  maximaleAanbetaling,
  maximaleSlottermijn,
} from './lease.js';

const auto: LeaseInvoer = {
  voertuigType: 'auto',
  aanschafprijs: 25_000,
  aanbetaling: 0,
  slottermijn: 0,
  looptijd: 60,
};

test.each<[string, Partial<LeaseInvoer>, number, number]>([
  // (25,000 / 60) + (25,000 × 11% / 12) = 416.67 + 229.17
  ['a car of 25,000 over 60 months', {}, 646, 38_760],
  // (25,000 / 60) + (25,000 × 13% / 12) = 416.67 + 270.83
  ['equipment carries the higher rate', { voertuigType: 'equipment' }, 688, 41_280],
  // (20,000 − 6,000) / 60 + 20,000 × 11% / 12 = 233.33 + 183.33
  ['down payment and final instalment', { aanbetaling: 5000, slottermijn: 6000 }, 417, 36_020],
  ['a price of 1 euro', { aanschafprijs: 1, looptijd: 72 }, 0, 0],
])('%s', (_what, changes, maandbedrag, totaleKosten) => {
  const invoer = { ...auto, ...changes };
  expect(berekenLease(invoer)).toEqual({
    teFinancierenBedrag: invoer.aanschafprijs - invoer.aanbetaling,
    maandbedrag,
    totaleKosten,
  });
});

test('a down payment leaves at least 7,000 euros to finance, and is never below 0', () => {
  expect([0, 6999, 7000, 7001, 25_000].map(maximaleAanbetaling)).toEqual([0, 0, 0, 1, 18_000]);
});

test('a final instalment is at most 30% of the price, rounded down', () => {
  expect([0, 1, 3, 10, 7_003, 25_000, 33_333].map(maximaleSlottermijn)).toEqual([
    0, 0, 0, 3, 2_100, 7_500, 9_999,
  ]);
});

test.each<[string, Partial<LeaseInvoer>, string[]]>([
  ['no price', { aanschafprijs: 0 }, ['prijs-ontbreekt']],
  ['a price that is no number', { aanschafprijs: Number.NaN }, ['prijs-ontbreekt']],
  ['a price with cents', { aanschafprijs: 100.5 }, ['prijs-ontbreekt']],
  ['a price above every vehicle', { aanschafprijs: 10_000_000 }, ['prijs-te-hoog']],
  ['a negative down payment', { aanbetaling: -1 }, ['aanbetaling-negatief']],
  ['a down payment over the cap', { aanbetaling: 18_001 }, ['aanbetaling-te-hoog']],
  ['a negative final instalment', { slottermijn: -1 }, ['slottermijn-negatief']],
  ['a final instalment over the cap', { slottermijn: 7_501 }, ['slottermijn-te-hoog']],
  ['a term that is not offered', { looptijd: 13 }, ['looptijd-onbekend']],
  [
    'amounts within their caps that together leave nothing',
    { aanschafprijs: 30_000, aanbetaling: 23_000, slottermijn: 9_000 },
    ['niets-te-financieren'],
  ],
  [
    'two mistakes at once',
    { aanbetaling: 20_000, looptijd: 1 },
    ['aanbetaling-te-hoog', 'looptijd-onbekend'],
  ],
])('%s is refused', (_what, changes, regels) => {
  const invoer = { ...auto, ...changes };
  const fouten = controleerLease(invoer);
  expect(fouten.map(({ regel }) => regel)).toEqual(regels);
  for (const { melding } of fouten) expect(melding).toMatch(/^[A-Z].+\.$|\)\.$/);
  expect(berekenLease(invoer)).toBeNull();
});

test('both caps together can be used up to a price of 23,333 euros and not above', () => {
  const atBothCaps = (aanschafprijs: number) =>
    controleerLease({
      aanschafprijs,
      aanbetaling: maximaleAanbetaling(aanschafprijs),
      slottermijn: maximaleSlottermijn(aanschafprijs),
      looptijd: 60,
    });
  expect(atBothCaps(23_333)).toEqual([]);
  expect(atBothCaps(23_334)).toHaveLength(1);
});

test('every term that is offered can be calculated', () => {
  for (const looptijd of LOOPTIJDEN) expect(berekenLease({ ...auto, looptijd })).not.toBeNull();
});

test('amounts are written the Dutch way', () => {
  expect(euros(25_000.4)).toBe('€ 25.000');
});
