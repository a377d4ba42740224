import { contrast } from './contrast';

test('black on white is 21, a colour on itself 1', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#ffc82e', 'rgb(255, 200, 46)')).toBe(1);
});

test('the contrast is the same both ways', () => {
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
});

test('what is not a colour in figures is refused', () => {
  expect(() => contrast('var(--ink)', '#ffffff')).toThrow('var(--ink) is not a colour');
});
