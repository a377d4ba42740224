import { formatKenteken, isKenteken, normaliseKenteken } from './kenteken.js';

test.each([
  'AB-12-34',
  '12-34-AB',
  '12-AB-34',
  'AB-12-CD',
  'AB-CD-12',
  '12-AB-CD',
  '12-ABC-3',
  '1-VJK-01',
  'AB-123-C',
  'V-123-BX',
  'VJK-12-B',
  'A-12-BCD',
  '1-AB-234',
  '123-AB-4',
])('%s keeps the dashes of its side code, however it is typed', (plate) => {
  const bare = plate.replaceAll('-', '');
  for (const typed of [
    plate,
    bare,
    bare.toLowerCase(),
    ` ${plate.replaceAll('-', ' ')} `,
    plate.replaceAll('-', '–'),
  ]) {
    expect(isKenteken(typed)).toBe(true);
    expect(normaliseKenteken(typed)).toBe(bare);
    expect(formatKenteken(typed)).toBe(plate);
  }
});

test.each(['', 'A', 'VJK12', 'VJK123B', 'ABCDEF', '123456', 'AÉ-12-34', 'B-AB 1234', '1-ABC-DEF-2'])(
  '%j is no Dutch plate and stays as typed',
  (typed) => {
    expect(isKenteken(typed)).toBe(false);
    expect(formatKenteken(` ${typed}`)).toBe(typed);
  },
);
