import { isLeaseCode, isLoginCode, LEASECODE_TEKENS, normaliseLeaseCode } from './codes.js';

test('a lease code is accepted in any case, with spaces and dashes', () => {
  for (const typed of [
    'abc2345',
    ' ABC 2345 ',
    'abc-23-45',
    'ABC·2345',
    'a.b.c 2345\n',
    'ABC\u20112345',
    'ＡＢＣ２３４５',
  ]) {
    expect(normaliseLeaseCode(typed)).toBe('ABC2345');
  }
});

test('a lease code is exactly seven letters or digits', () => {
  expect(isLeaseCode('ABC2345')).toBe(true);
  expect(isLeaseCode('0O1I000')).toBe(true);
  for (const text of ['', 'ABC234', 'ABC23456', 'abc2345', 'ABC-345', 'ÀBC2345', 'ABC2345\n']) {
    expect(isLeaseCode(text)).toBe(false);
  }
});

test('issued lease codes contain no easily confused characters', () => {
  expect(new Set(LEASECODE_TEKENS).size).toBe(32);
  expect(LEASECODE_TEKENS).not.toMatch(/[01OI]/);
});

test('a login code is exactly six digits', () => {
  expect(isLoginCode('012345')).toBe(true);
  for (const text of ['', '12345', '1234567', '12345a', '１２３４５６', ' 123456', '123456\n']) {
    expect(isLoginCode(text)).toBe(false);
  }
});
