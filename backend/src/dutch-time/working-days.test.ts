import { workingDaysAfter } from './working-days.js';

test.each([
  ['weekends do not count', '2026-11-19T10:00:00Z', '2026-11-26'],
  ['a weekend as start counts from Monday', '2026-11-21T10:00:00Z', '2026-11-27'],
  ['late in the evening it is tomorrow in the Netherlands', '2026-11-19T23:30:00Z', '2026-11-27'],
  ['Christmas and New Year do not count', '2026-12-22T10:00:00Z', '2026-12-30'],
  ['Easter Monday does not count', '2026-04-02T10:00:00Z', '2026-04-10'],
  ['King’s Day and Ascension Day do not count', '2027-04-26T10:00:00Z', '2027-05-04'],
  ['Ascension Day does not count', '2027-05-05T10:00:00Z', '2027-05-13'],
  ['Whit Monday does not count', '2027-05-14T10:00:00Z', '2027-05-24'],
  ['King’s Day on a Sunday is kept on Saturday', '2025-04-25T10:00:00Z', '2025-05-02'],
])('%s', (_rule, from, to) => {
  expect(workingDaysAfter(new Date(from), 5).toISOString().slice(0, 10)).toBe(to);
});
