import { slotbedrag } from './slotbedrag.js';

const INVOER = {
  voertuigType: 'auto',
  aanschafprijs: 25_000,
  aanbetaling: 0,
  slottermijn: 0,
  looptijd: 60,
} as const;

test('after 24 of 60 months 36 of 60 parts of the debt are open by the schedule, and more of it by an annuity', () => {
  expect(slotbedrag(INVOER, 24)).toEqual({
    volgensSchema: 15_000,
    alsAnnuiteit: 17_668,
    nogTeBetalen: 23_256,
  });
});

test('a final instalment is part of it', () => {
  const met = slotbedrag({ ...INVOER, slottermijn: 5_000 }, 59);
  expect(met).toMatchObject({ volgensSchema: 5_333, nogTeBetalen: 5_563 });
  expect(met?.alsAnnuiteit).toBeGreaterThan(5_333);
});

test.each([0, 60, 61, -1, 1.5])('there is none after %d months', (maanden) => {
  expect(slotbedrag(INVOER, maanden)).toBeNull();
});

test('there is none for a lease that breaks a rule', () => {
  expect(slotbedrag({ ...INVOER, looptijd: 13 }, 6)).toBeNull();
});
