import { formatDuration, parseDuration } from './duration';

test('a duration is in seconds, minutes, hours or days, and at most seven days', () => {
  expect(['90s', '30m', '2h', '7d'].map(parseDuration)).toEqual([90_000, 1_800_000, 7_200_000, 604_800_000]);
  for (const wrong of ['', '2', 'h', '0h', '8d', '-1h', '1.5h', '2 h', '99999m']) {
    expect(() => parseDuration(wrong)).toThrow('is no duration of at most seven days');
  }
});

test('a duration is said in the largest unit of which there are at least two', () => {
  expect([1000, 90_000, 300_000, 7_200_000].map(formatDuration)).toEqual([
    '1 second',
    '90 seconds',
    '5 minutes',
    '2 hours',
  ]);
});
