import { gegevensBestand } from './personal-data.js';

test('the download is named after the date in the Netherlands', () => {
  expect(gegevensBestand(new Date('2026-11-20T11:00:00Z'))).toBe('mijn-gegevens-2026-11-20.json');
  expect(gegevensBestand(new Date('2026-11-20T23:30:00Z'))).toBe('mijn-gegevens-2026-11-21.json');
});
