import { aanbetalingVoorstellen, slottermijnVoorstellen } from './voorstellen.js';

const INVOER = {
  voertuigType: 'auto',
  aanschafprijs: 34_485,
  aanbetaling: 0,
  slottermijn: 0,
  looptijd: 60,
} as const;

test('a down payment of nothing, 10% or the VAT, each with what it makes of the lease', () => {
  expect(aanbetalingVoorstellen(INVOER)).toEqual([
    { naam: 'Geen', bedrag: 0, maandbedrag: 891, looptijd: 60 },
    { naam: '10%', bedrag: 3_449, maandbedrag: 802, looptijd: 60 },
    { naam: 'De btw', bedrag: 5_985, maandbedrag: 736, looptijd: 60 },
  ]);
});

test('a down payment above the largest one is not proposed', () => {
  expect(aanbetalingVoorstellen({ ...INVOER, aanschafprijs: 8_000 }).map(({ naam }) => naam)).toEqual([
    'Geen',
    '10%',
  ]);
});

test('a final instalment of nothing, 15% or 30% of the price', () => {
  expect(slottermijnVoorstellen({ ...INVOER, aanschafprijs: 30_000 }).map(({ bedrag }) => bedrag)).toEqual([
    0, 4_500, 9_000,
  ]);
});

test('nothing is proposed without a price', () => {
  expect(aanbetalingVoorstellen({ ...INVOER, aanschafprijs: 0 })).toEqual([]);
});

test('while no term is chosen the proposals are for 60 months', () => {
  expect(slottermijnVoorstellen({ ...INVOER, looptijd: 0 })).toEqual(slottermijnVoorstellen(INVOER));
});
