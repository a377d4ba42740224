import { isKlachtnummer, normaliseKlachtnummer } from './complaint.js';

test.each([
  'K2026-000123',
  'k2026-000123',
  ' K 2026 – 000123 ',
  'K2026000123',
  '2026-000123',
  'K2026-123',
  'K2026\u2011000123\u200b',
  '#K2026-000123',
  'K2026-000123.',
  'Klachtnummer: K2026-000123, van 12 november',
  'K 2026 000 123',
  '2026000123',
])('the complaint number %j is read as K2026-000123', (typed) => {
  expect(normaliseKlachtnummer(typed)).toBe('K2026-000123');
});

test.each([
  '',
  'K',
  'K2026',
  'K2026-',
  'K7M2PQ9',
  'K2026-00012a',
  'K2026-0000000000000',
  '26 november 2026',
  'K2026-000123 en K2026-000124',
])('%j is no complaint number', (typed) => {
  expect(isKlachtnummer(normaliseKlachtnummer(typed))).toBe(false);
});

test('a complaint number of more than six digits stays as it is', () => {
  expect(normaliseKlachtnummer('K2025-00001230')).toBe('K2025-00001230');
  expect(isKlachtnummer('K2025-00001230')).toBe(true);
});
