import { monitoredVersion } from './monitored-version';

const NOW = Date.parse('2026-11-26T12:00:00Z');
const MONITOR_MS = 600_000;
const at = (minutesAgo: number) => new Date(NOW - minutesAgo * 60_000).toISOString();

beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(NOW));
afterEach(() => jest.restoreAllMocks());

const pointer = { version: '3', at: at(1), previous: ['2', '1'], withdrawn: [] };
const canary = { version: '4', percent: 10, at: at(60 * 24) };

test.each([
  ['a release that has just replaced another one', { pointer, live: '3' }, '3', '2'],
  [
    'nothing, once it is no longer new',
    { pointer: { ...pointer, at: at(11) }, live: '3' },
    undefined,
    undefined,
  ],
  [
    'nothing, when it is the first one',
    { pointer: { ...pointer, previous: [] }, live: '3' },
    undefined,
    undefined,
  ],
  [
    'nothing, when what was before it was rolled back',
    { pointer: { ...pointer, withdrawn: ['2', '1'] }, live: '3' },
    undefined,
    undefined,
  ],
  [
    'a new release, with the last one that did not fail before it',
    { pointer, live: '3', quarantined: ['2'] },
    '3',
    '1',
  ],
  ['nothing, once it was taken back', { pointer, live: '2', quarantined: ['3'] }, undefined, undefined],
  ['a canary, and not what is live', { pointer: { ...pointer, canary }, live: '3', canary: '4' }, '4', '3'],
  [
    'a canary beside what came back',
    { pointer: { ...pointer, canary }, live: '2', canary: '4', quarantined: ['3'] },
    '4',
    '2',
  ],
  [
    'what is live and new, while a canary is only being started',
    { pointer: { ...pointer, canary }, live: '3' },
    '3',
    '2',
  ],
])(
  'reports can take back %s',
  (_what, { quarantined = [], ...state }: object & { quarantined?: string[] }, version, before) => {
    const found = monitoredVersion(
      { canary: undefined, quarantined: new Set(quarantined), ...state } as never,
      MONITOR_MS,
    );
    expect([found?.version, found?.before]).toEqual([version, before]);
  },
);
