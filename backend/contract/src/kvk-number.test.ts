import { isKvkNumber } from './kvk-number.js';

test('a KvK number has eight digits, however they are separated', () => {
  for (const typed of ['12345678', '12.34.56.78', ' 1234 5678 ', '1234–5678']) {
    expect(isKvkNumber(typed)).toBe(true);
  }
  for (const typed of ['', '1234567', '123456789', '1234567a', '１２３４５６７８']) {
    expect(isKvkNumber(typed)).toBe(false);
  }
});
