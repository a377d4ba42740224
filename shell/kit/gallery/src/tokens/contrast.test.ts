import { contrast } from './contrast';

test('black on white is 21, a colour on itself 1', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#ffc82e', 'rgb(255, 200, 46)')).toBe(1);
});

test('the contrast is symmetric', () => {
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
});

test('throws for a value that is not a hex or rgb colour', () => {
  expect(() => contrast('var(--ink)', '#ffffff')).toThrow('var(--ink) is not a colour');
});
