import { aandelen, euros, eurosEnCenten, eurosZoNodigCenten, geheelGetal, procent } from './dutch-numbers.js';

test('amounts have Dutch notation with a non-breaking space', () => {
  expect(euros(25_000.4)).toBe('€\u00a025.000');
});

test('cents are left out where there are none', () => {
  expect([412, 412.5, 1234.05, 0.1 + 0.2, 411.999999].map(eurosZoNodigCenten)).toEqual([
    '€\u00a0412',
    '€\u00a0412,50',
    '€\u00a01.234,05',
    '€\u00a00,30',
    '€\u00a0412',
  ]);
});

test('numbers, amounts and percentages are written as the Dutch locale of the browser does', () => {
  const geheel = new Intl.NumberFormat('nl-NL');
  const centen = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });
  const percent = new Intl.NumberFormat('nl-NL', { style: 'percent', maximumFractionDigits: 1 });
  for (const getal of [0, 7, 999, 1000, 12_345, 999_999, 1_000_000, 9_999_999, -1, -1000]) {
    expect(geheelGetal(getal)).toBe(geheel.format(getal));
  }
  for (const bedrag of [0, 0.5, 416.666, 1234.5, 99_999.999]) {
    expect(eurosEnCenten(bedrag)).toBe(centen.format(bedrag));
  }
  for (let duizendsten = 0; duizendsten <= 1500; duizendsten++) {
    expect(procent(duizendsten / 1000)).toBe(percent.format(duizendsten / 1000));
    expect(procent(duizendsten / 1000 + 0.0003)).toBe(percent.format(duizendsten / 1000 + 0.0003));
  }
});

test('shares add up to 100%, in one notation', () => {
  expect(aandelen([22_720, 9_750, 16_914])).toEqual(['46,0%', '19,7%', '34,3%']);
  expect(aandelen([1, 1, 1])).toEqual(['33,4%', '33,3%', '33,3%']);
  expect(aandelen([0, 5])).toEqual(['0,0%', '100,0%']);
});
