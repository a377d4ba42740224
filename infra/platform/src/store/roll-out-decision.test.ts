import { decide, type Observation } from './roll-out-decision';

const limits = { views: 100, stepMs: 5000, withinMs: 7_200_000, unreadableMs: 60_000, refusedMs: 10_000 };
const verdictOf = (more: Partial<Observation>) =>
  decide(
    {
      canary: { views: 100, failed: 0 },
      live: { views: 9900, failed: 10 },
      viewsInStep: 100,
      stepMs: 5000,
      totalMs: 5000,
      ...more,
    },
    limits,
    '1.0.0',
  );

test('a share is enough when it lasted long enough and enough page views were counted', () => {
  expect(verdictOf({})).toEqual({ verdict: 'proceed' });
  expect(verdictOf({ stepMs: 4999 })).toEqual({ verdict: 'wait' });
  expect(verdictOf({ viewsInStep: 99 })).toEqual({ verdict: 'wait' });
  expect(verdictOf({ unreadable: { problem: 'x', ms: 0 } })).toEqual({ verdict: 'wait' });
  expect(verdictOf({ refusal: { reason: 'x', ms: 0 } })).toEqual({ verdict: 'wait' });
});

test('a version that fails more than the live one has failed at once, also before there are enough page views', () => {
  expect(verdictOf({ canary: { views: 3, failed: 3 }, viewsInStep: 3, stepMs: 0 })).toEqual({
    verdict: 'fail',
    reason: 'In browsers 3 of 3 page views failed, and 10 of 9900 page views of 1.0.0.',
  });
  const failingBoth = { canary: { views: 100, failed: 20 }, live: { views: 9900, failed: 1980 } };
  expect(verdictOf(failingBoth)).toEqual({ verdict: 'proceed' });
});

test('a version that is quarantined, or that a shell goes on to refuse, has failed', () => {
  expect(verdictOf({ quarantine: 'It threw.' })).toEqual({ verdict: 'fail', reason: 'It threw.' });
  const refused = verdictOf({ refusal: { reason: 'Its page /een is empty.', ms: 10_000 } });
  expect(refused).toEqual({ verdict: 'fail', reason: 'Its page /een is empty.' });
});

test('it is inconclusive when nothing is known for too long, or the time is over', () => {
  expect(verdictOf({ unreadable: { problem: 'No answer.', ms: 60_000 } })).toEqual({
    verdict: 'inconclusive',
    reason: 'No answer.',
  });
  expect(verdictOf({ viewsInStep: 12, totalMs: 7_200_000 })).toEqual({
    verdict: 'inconclusive',
    reason: 'Only 12 of the 100 page views that each share needs were counted within 2 hours.',
  });
  expect(verdictOf({ stepMs: 0, totalMs: 7_200_000 })).toEqual({
    verdict: 'inconclusive',
    reason: 'It was not done within 2 hours.',
  });
});
