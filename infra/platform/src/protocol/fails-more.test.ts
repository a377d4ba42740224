import { chanceOf, failsMore } from './fails-more';

const of = (failed: number, views: number) => ({ failed, views });

test.each([
  // Fisher's tea: 3 of 4 cups right, one-sided 17/70; all four, 1/70.
  [of(3, 4), of(1, 4), 17 / 70],
  [of(4, 4), of(0, 4), 1 / 70],
  [of(0, 10), of(5, 10), 1],
  [of(2, 3), of(2, 30), (6 * 29 + 4) / 5456],
])('the chance of %o beside %o is %f', (version, before, chance) => {
  expect(chanceOf(version, before)).toBeCloseTo(chance, 3);
});

test('large numbers keep their precision', () => {
  // Approximated by a normal distribution with continuity correction: z = 1.53 gives 0.063.
  expect(chanceOf(of(120, 10_000), of(1000, 100_000))).toBeGreaterThan(0.02);
  expect(chanceOf(of(120, 10_000), of(1000, 100_000))).toBeLessThan(0.05);
  expect(chanceOf(of(10, 10), of(0, 1_000_000))).toBeLessThan(1e-50);
});

test('a version whose every page view fails is worse, from the third failure', () => {
  expect(failsMore(of(2, 2), of(0, 1000))).toBe(false);
  expect(failsMore(of(3, 3), of(0, 1000))).toBe(true);
  expect(failsMore(of(3, 3), of(0, 0))).toBe(true);
});

test('a version that fails as often as the one before it is not worse, however much is counted', () => {
  expect(failsMore(of(30, 1000), of(300, 10_000))).toBe(false);
  expect(failsMore(of(5, 300), of(0, 0))).toBe(false);
  expect(failsMore(of(5, 5), of(40, 40))).toBe(false);
  expect(failsMore(of(90, 1000), of(300, 10_000))).toBe(true);
});
