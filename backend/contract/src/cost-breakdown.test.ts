import { kostenopbouw } from './cost-breakdown.js';

const INVOER = {
  voertuigType: 'auto',
  aanschafprijs: 25_000,
  aanbetaling: 5_000,
  slottermijn: 5_000,
  looptijd: 60,
} as const;

test('the total is down payment, repayment, final instalment and interest', () => {
  expect(kostenopbouw(INVOER)).toEqual({
    aanbetaling: 5_000,
    aflossing: 15_000,
    slottermijn: 5_000,
    rente: 10_980,
    totaleKosten: 35_980,
  });
});

test('there is no breakdown for invalid input', () => {
  expect(kostenopbouw({ ...INVOER, slottermijn: 7_501 })).toBeNull();
});
