import { canariesFor, getsCanary, groupCookie, groupIn, newGroup } from './canary-group';

const buckets = Array.from({ length: 10_000 }, (_, bucket) => bucket);
const share = (percent: number, version = '1.0.0-b', remote = 'mfe-one') =>
  buckets.filter((bucket) => getsCanary(bucket, remote, { version, percent }));

test.each([1, 10, 20, 50, 99])(
  '%i percent of the buckets get the canary, give or take a tenth of that',
  (percent) => {
    const found = share(percent).length / 100;
    expect(Math.abs(found - percent)).toBeLessThan(Math.max(percent / 10, 0.3));
  },
);

test('who gets a canary keeps it when its share grows', () => {
  const larger = new Set(share(50));
  expect(share(10).filter((bucket) => !larger.has(bucket))).toEqual([]);
});

test('each canary is for other visitors', () => {
  const first = new Set(share(10));
  for (const others of [share(10, '1.0.0-c'), share(10, '1.0.0-b', 'mfe-two')]) {
    const both = others.filter((bucket) => first.has(bucket)).length;
    expect(both).toBeGreaterThan(50);
    expect(both).toBeLessThan(150);
  }
});

test('the names of the canaries that a bucket gets', () => {
  const canary = (percent: number) => ({ version: '1.0.0-b', entry: '', paths: [], percent });
  expect(canariesFor(1, { 'mfe-one': canary(99.999), 'mfe-two': canary(0.001) })).toEqual(['mfe-one']);
  expect(canariesFor(1, undefined)).toEqual([]);
});

test('the bucket is read from the cookies that have one', () => {
  expect(groupIn('a=1; bucket=42; b=2', false)).toBe(42);
  expect(groupIn('bucket=0', false)).toBe(0);
  expect(groupIn('bucket=1; __Host-bucket=2', true)).toBe(2);
  expect(groupIn('bucket=1', true)).toBeUndefined();
  for (const cookies of [
    undefined,
    '',
    'otherbucket=3',
    'bucket=x',
    'bucket=12345',
    'bucket=-1',
    'bucket=',
  ]) {
    expect(groupIn(cookies, false)).toBeUndefined();
  }
  expect(groupIn(groupCookie(newGroup(), true).split(';')[0], true)).toBeLessThan(10_000);
});

test('the cookie is for this site only, and for https where the site is', () => {
  expect(groupCookie(7, true)).toBe('__Host-bucket=7; Path=/; Max-Age=86400; SameSite=Lax; Secure');
  expect(groupCookie(7, false)).toBe('bucket=7; Path=/; Max-Age=86400; SameSite=Lax');
});
