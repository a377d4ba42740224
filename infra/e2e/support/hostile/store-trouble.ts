import { cp } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { forceBack } from '@site/testkit/force-live';
import { scratchFolder } from '@site/testkit/scratch';
import { type RunningShell, versionOf } from '@site/testkit/shell';
import { pause, until } from '@site/testkit/until';
import {
  becomesLive,
  failuresOf,
  HostileSite,
  healthOf,
  type OtherTeams,
  quarantineOf,
  release,
  Signal,
  startLoadOf,
  wasLive,
} from '../hostile-site';
import { type StoreServer, type StoreState, serveStore } from '../store-server';
import { allBut } from './all-but';

/** What is wrong with the store. */
const TROUBLES = {
  refusing: 'refuses connections',
  unavailable: 'answers 503',
  silent: 'does not answer',
  'silent about files': 'answers for pointers only',
  dripping: 'sends two bytes a second',
  'a website': 'answers with a website',
  truncated: 'sends half of each file',
  altered: 'sends other files than were published',
  'out of date': 'sends old pointers',
} as const satisfies Partial<Record<StoreState, string>>;

type Trouble = keyof typeof TROUBLES;

interface Choice {
  /** The troubles of a shell that runs. */
  running: readonly Trouble[];
  /** Those during which a release fails. */
  failing: readonly Trouble[];
  /** Those during which a shell starts. */
  atStart: readonly Trouble[];
}

/** One of each kind, for `npm test`. */
export const SHORT: Choice = { running: ['altered'], failing: ['unavailable'], atStart: ['unavailable'] };

/** All others. */
export const LONG: Choice = {
  running: allBut(TROUBLES, SHORT.running),
  failing: ['refusing', 'silent', 'silent about files'],
  atStart: allBut(TROUBLES, SHORT.atStart),
};

/** A release that fails makes way sooner than the store may take for one file, in ms: the one before it is on disk. */
const STORE_ANSWER_MS = 10_000;

/** The log of a shell about a release that it cannot have for now. */
const NOT_ACTIVATED = 'a release was not activated';

/** These tests are not about how long a release is watched, and the store is asked often. */
const OFTEN = { RELEASE_WATCH_MS: '200', RELEASE_POLL_MS: '100' };

/** Tests that visitors do not notice what is wrong with a store on another machine. */
export function testStoreTrouble({
  others,
  running,
  failing,
  atStart,
}: { others: () => Promise<OtherTeams> } & Choice): void {
  let site: HostileSite<'opslag' | 'wacht'>;
  /** The first release of the team, and the one that is live when the store gets into trouble. */
  let first: string;
  let live: string;
  let store: string;
  let server: StoreServer;

  test.beforeAll(async () => {
    site = await HostileSite.of(['opslag', 'wacht'], others);
    store = await site.createStore();
    first = await versionOf(site.teams.opslag.dist);
    server = await serveStore(store);
    live = await release(store, site.teams.opslag, { name: 'live' });
  });

  test.afterAll(() => server.stop());

  /** What goes wrong for visitors from now on: requests that are not answered with a page, and answers of `/health/ready`. */
  function watch(shell: RunningShell) {
    const loads = [site.startLoad(shell), ...Object.values(site.teams).map((one) => startLoadOf(shell, one))];
    let going = true;
    const notReady: string[] = [];
    const probes = (async () => {
      while (going) {
        // Of its own, as the probes of Kubernetes: one that was kept may be ended by the server as it is used again.
        const ownConnection = { connection: 'close' };
        const answer = await fetch(`${shell.url}/health/ready`, { headers: ownConnection }).then(
          ({ status }) => status,
          // Kept, and not thrown: a test that fails for another reason ends its shell while this goes on.
          ({ cause }: Error) => cause,
        );
        if (answer !== 200) notReady.push(`/health/ready: ${answer}`);
        await pause(100);
      }
    })();
    return {
      stop: async () => {
        going = false;
        await probes;
        return [...(await failuresOf(...loads)), ...notReady];
      },
    };
  }

  const versionName = (what: string, trouble: Trouble) => `${what}-${trouble.replaceAll(' ', '-')}`;

  test.describe('in a running shell', () => {
    test.describe.configure({ mode: 'default' });
    let shell: RunningShell;

    test.beforeAll(async () => {
      shell = await site.start(server.location, { env: { ...server.env, ...OFTEN } });
    });

    test.afterAll(() => shell.stop());

    /** Makes the store wrong, and a release that the shell then tries to have in vain. @returns its version */
    async function inVain(trouble: Trouble, remote: 'opslag' | 'wacht'): Promise<string> {
      await server.become(trouble);
      const before = shell.log.length;
      const team = site.teams[remote];
      const version = await release(store, team, { name: versionName('next', trouble) });
      await until(() =>
        shell.log.slice(before).some((line) => line.msg === NOT_ACTIVATED && line.remote === team.remote),
      );
      return version;
    }

    for (const trouble of running) {
      test(`while the store ${TROUBLES[trouble]}, every page is answered, and a release that waits becomes live once the store is right again`, async () => {
        const { opslag: team } = site.teams;
        await becomesLive(shell, team, live);
        const visits = watch(shell);
        const version = await inVain(trouble, 'opslag');
        expect(await site.notAnswered(shell)).toEqual([]);
        expect(wasLive(shell, version)).toBe(false);
        await server.become('right');
        await becomesLive(shell, team, version);
        expect(await visits.stop()).toEqual([]);
        await forceBack(store, team.remote, live);
      });
    }

    for (const trouble of failing) {
      test(`while the store ${TROUBLES[trouble]}, a release that fails makes way for the one before it, whatever waits for the store`, async () => {
        const { opslag: team } = site.teams;
        const signal = await Signal.create();
        const code = signal.before('Promise.reject(new Error("kapot"));');
        const failing = await release(store, team, { name: versionName('fails', trouble), code });
        await becomesLive(shell, team, failing);
        const visits = watch(shell);
        await inVain(trouble, 'wacht');
        const before = shell.log.length;
        await signal.give();
        await quarantineOf(shell, team, failing);
        await becomesLive(shell, team, live);
        const saidAt = async (msg: string, version: string) => {
          const find = () =>
            shell.log.slice(before).find((line) => line.msg === msg && line.version === version);
          // The log arrives later than the answer of the shell that says the same.
          await until(() => find() !== undefined);
          return Number(find()?.time);
        };
        const quarantinedAt = await saidAt('a release is quarantined', failing);
        expect((await saidAt('a release is live', live)) - quarantinedAt).toBeLessThan(STORE_ANSWER_MS);
        await server.become('right');
        expect(await visits.stop()).toEqual([]);
        for (const { remote } of Object.values(site.teams)) await forceBack(store, remote);
        await becomesLive(shell, team, live);
      });
    }
  });

  test.describe('at the start of a shell', () => {
    test.describe.configure({ mode: 'default' });
    /** Of a shell that ended before. */
    let usedCache: string;

    test.beforeAll(async () => {
      const shell = await site.start(server.location, { env: server.env });
      usedCache = shell.cache;
      await becomesLive(shell, site.teams.opslag, live);
      expect(await shell.stop()).toBe(0);
    });

    for (const trouble of atStart) {
      test(`a shell that starts while the store ${TROUBLES[trouble]} becomes ready with what was live before, and takes the next release once the store is right again`, async () => {
        const { opslag: team } = site.teams;
        const version = await release(store, team, { name: versionName('start', trouble) });
        await server.become(trouble);
        const cache = await scratchFolder('cache');
        await cp(usedCache, cache, { recursive: true });
        // On a busy machine a store that does answer takes longer than the default.
        const wait = trouble === 'out of date' && { RELEASE_STORE_WAIT_MS: '120000' };
        const env = { ...server.env, ...OFTEN, ...wait };
        const shell = await site.start(server.location, { cache, env });
        try {
          const visits = watch(shell);
          expect((await healthOf(shell, team)).live).toBe(trouble === 'out of date' ? first : live);
          expect(await site.notAnswered(shell)).toEqual([]);
          await server.become('right');
          await becomesLive(shell, team, version);
          expect(await visits.stop()).toEqual([]);
        } finally {
          await shell.stop();
          await forceBack(store, team.remote, live);
        }
      });
    }
  });
}
