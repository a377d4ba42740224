import {
  compactNumber,
  isUnfinishedPhoneNumber,
  isUnusualPhoneNumber,
  normalisePhoneNumber,
} from './phone-number.js';

test('a number is compared without spaces, dots, dashes and brackets', () => {
  expect(compactNumber(' (06)–12.34-56 78 ')).toBe('0612345678');
});

test('a Dutch number and one from abroad are usual, however they are typed', () => {
  for (const typed of [
    '',
    ' ',
    '0612345678',
    '06–12 34 56 78',
    '(010) 123.45.67',
    '+32 475 12 34 56',
    '0032475123456',
  ]) {
    expect(isUnusualPhoneNumber(typed)).toBe(false);
  }
});

test('a number with too few or too many digits, without its 0, or with letters is unusual', () => {
  for (const typed of [
    '123456789',
    '061234567',
    '06123456789',
    '0012',
    '+31',
    '0012345678901234567',
    'bel mij',
  ]) {
    expect(isUnusualPhoneNumber(typed)).toBe(true);
  }
});

test('a number is unfinished as long as more digits can complete it', () => {
  for (const typed of ['', '0', '06', '06 1234567', '+', '00', '+31 6', '0031 6123']) {
    expect(isUnfinishedPhoneNumber(typed)).toBe(true);
  }
  for (const typed of ['6', '0612345678', '06123456789', '+3161234567', 'bel']) {
    expect(isUnfinishedPhoneNumber(typed)).toBe(false);
  }
});

test('one complete number is normalised; an extension, words, a short number or a second number stay as typed', () => {
  expect(normalisePhoneNumber(' (06) 12\u201134\u200b56 78 ')).toBe('0612345678');
  expect(normalisePhoneNumber('+32 475 12 34 56')).toBe('+32475123456');
  for (const typed of [
    '020-7654321 ext. 34',
    '06-12345678 liever mailen',
    '06-12345678 (Piet)',
    '06-12345678 / 020-1234567',
    '14010',
    '0900-8844',
  ]) {
    expect(normalisePhoneNumber(typed)).toBe(typed);
  }
});
