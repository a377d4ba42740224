import { shareInFlight } from './share-in-flight';

test('calls for one key share one piece of work while it goes on, and no longer', async () => {
  const once = shareInFlight();
  let started = 0;
  const work = async () => {
    started += 1;
    await Promise.resolve();
    return started;
  };
  expect(await Promise.all([once('a', work), once('a', work), once('b', work)])).toEqual([2, 2, 2]);
  expect(started).toBe(2);
  expect(await once('a', work)).toBe(3);
});

test('all of them get the error, and the next call tries again', async () => {
  const once = shareInFlight();
  const fail = () => Promise.reject(new Error('kapot'));
  const both = [once('a', fail), once('a', fail)];
  for (const call of both) await expect(call).rejects.toThrow('kapot');
  expect(await once('a', async () => 'goed')).toBe('goed');
});
