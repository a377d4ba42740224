import type { Quarantine } from '../../protocol/quarantine';
import type { Pointer, Release, ReleaseId } from '../../protocol/release';
import { type Description, desired, type Facts } from './desired';

/** The paths of each release; `/een` for mfe-one and `/twee` for mfe-two where none are given. */
type Paths = Record<string, string[]>;

interface Case {
  pointers: Record<string, Partial<Pointer>>;
  /** The live version of each remote. */
  live?: Record<string, string>;
  quarantined?: Record<string, Partial<Quarantine>>;
  /** What is known of releases that cannot be used now, by `name@version`. */
  described?: Record<string, Exclude<Description, Release>>;
  paths?: Paths;
  kits?: Record<string, string>;
}

function decide({ pointers, live = {}, quarantined = {}, described = {}, paths = {}, kits = {} }: Case) {
  const releaseOf = ({ name, version }: ReleaseId): Release => {
    const id = `${name}@${version}`;
    const own = paths[id] ?? [name === 'mfe-one' ? '/een' : '/twee'];
    return {
      name,
      version,
      kit: kits[id] ?? '*',
      pages: own.map((path) => ({ path })),
    } as unknown as Release;
  };
  const facts: Facts = {
    names: ['mfe-one', 'mfe-two'],
    provided: { kit: '3.0.0' },
    backend: undefined,
    wasLive: () => false,
    pointers: new Map(
      Object.entries(pointers).map(([name, pointer]) => [
        name,
        { version: '', at: '', previous: [], withdrawn: [], ...pointer },
      ]),
    ),
    live: new Map(Object.entries(live).map(([name, version]) => [name, releaseOf({ name, version })])),
    quarantined: (name) =>
      new Map(
        Object.entries(quarantined).flatMap(([id, quarantine]) => {
          const [remote, version = ''] = id.split('@');
          return remote === name ? [[version, quarantine as Quarantine] as const] : [];
        }),
      ),
    describe: (id) => described[`${id.name}@${id.version}`] ?? releaseOf(id),
  };
  const plan = desired(facts);
  const idOf = ({ name, version }: ReleaseId) => `${name}@${version}`;
  return {
    live: [...plan.live.values()].map(idOf).sort(),
    ...(plan.canaries.size > 0 && {
      canaries: [...plan.canaries.values()].map(({ release }) => idOf(release)),
    }),
    ...(plan.misfits.length > 0 && { misfits: plan.misfits.map(({ release }) => idOf(release)) }),
    ...(plan.awaited.length > 0 && { awaited: plan.awaited.map(idOf) }),
  };
}

const withTwo = (one: Partial<Pointer>): Case['pointers'] => ({
  'mfe-one': one,
  'mfe-two': { version: '1' },
});
const canary = { version: '2', percent: 10, at: '' };

test.each<[string, Case, ReturnType<typeof decide>]>([
  [
    'the version that the pointer names',
    { pointers: withTwo({ version: '2', previous: ['1'] }) },
    { live: ['mfe-one@2', 'mfe-two@1'] },
  ],
  [
    'nothing of a remote without a pointer',
    { pointers: { 'mfe-two': { version: '1' } } },
    { live: ['mfe-two@1'] },
  ],
  [
    'nothing of a remote that is retired, whatever was live of it',
    { pointers: withTwo({ version: '1', previous: ['0'], retired: true }), live: { 'mfe-one': '1' } },
    { live: ['mfe-two@1'] },
  ],
  [
    'the newest before it that is not quarantined, rolled back or unusable',
    {
      pointers: { 'mfe-one': { version: '5', previous: ['4', '3', '2', '1'], withdrawn: ['3'] } },
      quarantined: { 'mfe-one@5': {} },
      described: { 'mfe-one@4': 'refused' },
    },
    { live: ['mfe-one@2'] },
  ],
  [
    'a quarantined one that failed only over pages that visitors asked for, where no other is left',
    {
      pointers: { 'mfe-one': { version: '2', previous: ['1'] } },
      quarantined: { 'mfe-one@2': {}, 'mfe-one@1': { pages: ['/een'] } },
    },
    { live: ['mfe-one@1'] },
  ],
  [
    'what is live, when what the pointer names is for another kit and nothing is before it',
    { pointers: { 'mfe-one': { version: '2' } }, live: { 'mfe-one': '1' }, kits: { 'mfe-one@2': '^4' } },
    { live: ['mfe-one@1'], misfits: ['mfe-one@2'] },
  ],
  [
    'a path for the remote whose pointer was set first',
    {
      pointers: {
        'mfe-one': { version: '2', previous: ['1'], at: '2' },
        'mfe-two': { version: '2', previous: ['1'], at: '1' },
      },
      paths: { 'mfe-one@2': ['/een', '/van-wie'], 'mfe-two@2': ['/twee', '/van-wie'] },
    },
    { live: ['mfe-one@1', 'mfe-two@2'], misfits: ['mfe-one@2'] },
  ],
  [
    'what is live, while the store takes long to describe the next one',
    {
      pointers: { 'mfe-one': { version: '2', previous: ['0'] } },
      live: { 'mfe-one': '1' },
      described: { 'mfe-one@2': 'late' },
    },
    { live: ['mfe-one@1'] },
  ],
  [
    'the one before it, while the store takes long and nothing is live',
    { pointers: { 'mfe-one': { version: '2', previous: ['1'] } }, described: { 'mfe-one@2': 'late' } },
    { live: ['mfe-one@1'] },
  ],
  [
    'what is known once a description is there',
    { pointers: withTwo({ version: '2', previous: ['1'] }), described: { 'mfe-one@2': 'reading' } },
    { live: ['mfe-two@1'], awaited: ['mfe-one@2'] },
  ],
  [
    'a canary beside what is live',
    { pointers: withTwo({ version: '1', canary }), live: { 'mfe-one': '1' } },
    { live: ['mfe-one@1', 'mfe-two@1'], canaries: ['mfe-one@2'] },
  ],
  [
    'no canary beside nothing',
    { pointers: withTwo({ version: '1', canary }) },
    { live: ['mfe-one@1', 'mfe-two@1'] },
  ],
  [
    'no canary that is quarantined',
    {
      pointers: withTwo({ version: '1', canary }),
      live: { 'mfe-one': '1' },
      quarantined: { 'mfe-one@2': {} },
    },
    { live: ['mfe-one@1', 'mfe-two@1'] },
  ],
  [
    'no canary that claims a page of another remote',
    {
      pointers: withTwo({ version: '1', canary }),
      live: { 'mfe-one': '1' },
      paths: { 'mfe-one@2': ['/twee'] },
    },
    { live: ['mfe-one@1', 'mfe-two@1'], misfits: ['mfe-one@2'] },
  ],
])('%s', (_what, given, expected) => {
  expect(decide(given)).toEqual(expected);
});
