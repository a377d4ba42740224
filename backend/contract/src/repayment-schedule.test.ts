import { aflosschema } from './repayment-schedule.js';

const INVOER = {
  voertuigType: 'auto',
  aanschafprijs: 25_000,
  aanbetaling: 5_000,
  slottermijn: 5_000,
  looptijd: 36,
} as const;

test('the schedule per year contains payment, interest and remaining debt', () => {
  // 15,000 / 36 + 20,000 × 11% / 12 = 600 a month, of which 183.33 interest
  expect(aflosschema(INVOER, 12)).toEqual([
    { maand: 12, betaald: 7_200, rente: 2_200, aflossing: 5_000, slottermijn: 0, nogOpen: 15_000 },
    { maand: 24, betaald: 7_200, rente: 2_200, aflossing: 5_000, slottermijn: 0, nogOpen: 10_000 },
    { maand: 36, betaald: 7_200, rente: 2_200, aflossing: 5_000, slottermijn: 5_000, nogOpen: 5_000 },
  ]);
});

test('the schedule per month rounds the debt, so that repayments differ by at most one euro', () => {
  const rijen = aflosschema(INVOER, 1);
  expect(rijen).toHaveLength(36);
  // 20,000 − 416.67, − 833.33, − 1,250
  expect(rijen?.slice(0, 3)).toEqual([
    { maand: 1, betaald: 600, rente: 183, aflossing: 417, slottermijn: 0, nogOpen: 19_583 },
    { maand: 2, betaald: 600, rente: 184, aflossing: 416, slottermijn: 0, nogOpen: 19_167 },
    { maand: 3, betaald: 600, rente: 183, aflossing: 417, slottermijn: 0, nogOpen: 18_750 },
  ]);
  expect(rijen?.at(-1)).toMatchObject({ maand: 36, slottermijn: 5_000, nogOpen: 5_000 });
});

test('there is no schedule for invalid input', () => {
  expect(aflosschema({ ...INVOER, looptijd: 13 }, 1)).toBeNull();
});
