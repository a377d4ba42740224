import { replyDeadline } from './reply-deadline.js';

test.each([
  ['in office hours: 24 hours later', '2026-11-19T13:32:00Z', '2026-11-20', true],
  ['when the office opens: 24 hours later', '2026-11-19T09:00:00Z', '2026-11-20', true],
  ['when the office closes: 24 hours later', '2026-11-19T16:00:00Z', '2026-11-20', true],
  ['on a Friday: the weekend does not count', '2026-11-20T13:32:00Z', '2026-11-23', true],
  ['after office hours: the next working day', '2026-11-19T16:01:00Z', '2026-11-20', false],
  ['on a Friday evening: on Monday', '2026-11-20T20:00:00Z', '2026-11-23', false],
  ['before the office opens: the same day', '2026-11-20T08:59:00Z', '2026-11-20', false],
  ['just after midnight: that same day', '2026-11-19T23:30:00Z', '2026-11-20', false],
  ['on a Saturday: on Monday', '2026-11-21T12:00:00Z', '2026-11-23', false],
  ['on Christmas Day: on the next working day', '2026-12-25T12:00:00Z', '2026-12-28', false],
  ['in summer time', '2026-07-06T08:15:00Z', '2026-07-07', true],
])('received %s', (_when, receivedAt, day, atSameTime) => {
  const deadline = replyDeadline(new Date(receivedAt));
  expect(deadline.day.toISOString().slice(0, 10)).toBe(day);
  expect(deadline.atSameTime).toBe(atSameTime);
});
