import { isKvkNumber, normaliseKvkNumber } from './kvk-number.js';

test('a KvK number has eight digits, however they are separated', () => {
  for (const typed of ['12345678', '12.34.56.78', ' 1234 5678 ', '1234–5678', '１２３４５６７８']) {
    expect(isKvkNumber(typed)).toBe(true);
  }
  for (const typed of ['', '1234567', '123456789', '1234567a']) {
    expect(isKvkNumber(typed)).toBe(false);
  }
});

test('a KvK number is normalised to its digits, and what is not one number stays', () => {
  expect(normaliseKvkNumber(' 12.34 56-78 ')).toBe('12345678');
  for (const typed of ['in oprichting', '1234 567', '12345678 000012345678', '12345678, 87654321']) {
    expect(normaliseKvkNumber(typed)).toBe(typed);
  }
});
