import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { quarantined, type ReleaseFailure } from '../protocol/quarantine';
import { readFailures, recordFailure } from './release-failures';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'failures-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const failure = (more: Partial<ReleaseFailure> = {}): ReleaseFailure => ({
  remote: 'mfe-one',
  version: '1.0.0-b',
  publishedAt: '2026-01-01T08:00:00.000Z',
  reason: 'It threw.',
  time: '2026-01-01T10:00:00.000Z',
  ...more,
});
const pointer = { version: '1.0.0-b', at: '2026-01-01T08:00:00.000Z' };
const at = (time: string) => failure({ time: `2026-01-01T${time}:00.000Z` });

test('failures are read as they were recorded, by any number of processes at once', async () => {
  const all = Array.from({ length: 5 }, (_, i) => failure({ reason: `It threw ${i}.`, page: '/een' }));
  await Promise.all(all.map((one) => recordFailure(folder, one)));
  const found = await readFailures(folder);
  expect(found.sort((a, b) => a.reason.localeCompare(b.reason))).toEqual(all);
  expect(await readFailures(path.join(folder, 'none'))).toEqual([]);
});

test('what is not a record of a failure is skipped', async () => {
  await recordFailure(folder, failure());
  const of = path.join(folder, 'mfe-one', '1.0.0-b');
  writeFileSync(path.join(of, 'half.json'), '{"remote": "mfe-');
  writeFileSync(path.join(of, 'other.json'), JSON.stringify(failure({ remote: 'mfe-two' })));
  writeFileSync(path.join(of, 'when.json'), JSON.stringify(failure({ time: 'gisteren' })));
  expect(await readFailures(folder)).toEqual([failure()]);
});

test('of one version the newest twenty are kept', async () => {
  for (let minute = 10; minute < 35; minute++) await recordFailure(folder, at(`10:${minute}`));
  const kept = readdirSync(path.join(folder, 'mfe-one', '1.0.0-b')).sort();
  expect(kept).toHaveLength(20);
  expect(kept[0]).toContain('10-15-00');
});

test('the second failure within an hour quarantines a version', () => {
  expect(quarantined([at('10:00')], 'mfe-one', pointer).size).toBe(0);
  expect(quarantined([at('10:00'), at('11:01')], 'mfe-one', pointer).size).toBe(0);
  const last = { ...at('12:00'), reason: 'It ended its process.' };
  expect(quarantined([last, at('10:00'), at('11:00')], 'mfe-one', pointer)).toEqual(
    new Map([
      ['1.0.0-b', { version: '1.0.0-b', reason: 'It ended its process.', since: '2026-01-01T11:00:00.000Z' }],
    ]),
  );
});

test('a quarantine names the pages when the version failed only over pages that were asked for', () => {
  const over = (page: string, time: string) => ({ ...at(time), page });
  const pagesOf = (failures: readonly ReleaseFailure[]) =>
    quarantined(failures, 'mfe-one', pointer).get('1.0.0-b')?.pages;
  expect(pagesOf([over('/a', '10:00'), over('/b', '10:01'), over('/a', '10:02')])).toEqual(['/a', '/b']);
  expect(pagesOf([over('/a', '10:00'), at('10:01')])).toBeUndefined();
});

test('failures of other remotes and of other publications of the version do not count together', () => {
  const other = failure({ remote: 'mfe-two' });
  const before = failure({ publishedAt: '2025-12-31T08:00:00.000Z' });
  expect(quarantined([at('10:00'), other, before], 'mfe-one', pointer).size).toBe(0);
});

test('publishing the version again ends its quarantine, publishing another one does not', () => {
  const failures = [at('10:00'), at('10:05')];
  expect(quarantined(failures, 'mfe-one', { ...pointer, at: '2026-01-02T08:00:00.000Z' }).size).toBe(0);
  expect([
    ...quarantined(failures, 'mfe-one', { version: '1.0.0-c', at: '2026-01-02T08:00:00.000Z' }).keys(),
  ]).toEqual(['1.0.0-b']);
});

test('a quarantine that ended stays so when another version becomes live', () => {
  const failures = [at('10:00'), at('10:05')];
  const later = { version: '1.0.0-c', at: '2026-01-03T08:00:00.000Z' };
  const since = (publishedAt: string) => ({ ...later, liveAt: { '1.0.0-b': publishedAt } });
  expect(quarantined(failures, 'mfe-one', since('2026-01-02T08:00:00.000Z')).size).toBe(0);
  expect(quarantined(failures, 'mfe-one', since(pointer.at)).size).toBe(1);
});

test('a decisive failure quarantines at once, with its reason', () => {
  const decisive = { ...at('10:00'), reason: '9 of 9 page views failed.', isDecisive: true };
  const quarantine = quarantined([decisive, at('12:30')], 'mfe-one', pointer).get('1.0.0-b');
  expect(quarantine).toMatchObject({ reason: '9 of 9 page views failed.', since: decisive.time });
});

test('making a version the canary again ends its quarantine', () => {
  const failures = [at('10:00'), at('10:05')];
  const live = { version: '1.0.0-a', at: '2025-12-01T08:00:00.000Z' };
  const since = (at: string) => ({ ...live, canary: { version: '1.0.0-b', percent: 10, at } });
  expect(quarantined(failures, 'mfe-one', since(pointer.at)).size).toBe(1);
  expect(quarantined(failures, 'mfe-one', since('2026-01-01T11:00:00.000Z')).size).toBe(0);
});
