import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { readFile, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { isBucket } from './location';
import { InvalidRelease, parseObject } from './release';

/** How long a release may take to become live in a shell, in ms: it is fetched, started, rendered and watched first. */
const PATIENCE_MS = 30_000;

/** How long a shell may take to say what it runs, in ms. */
const ANSWER_MS = 5000;

/** The part of a shell's `/health` that says what it runs. */
interface Health {
  /** The version of the shell itself. */
  shell: string;
  /** Which release of each remote is live, and why the one that the pointer names is not. */
  remotes: Record<string, { live: string | null; refused?: { version: string; reason: string } }>;
}

/** A shell that was asked what it runs. */
export interface RunningShell {
  /** Where it was asked; of a name with several hosts also which host. */
  address: string;
  /** Undefined when it does not say it. */
  health?: Health;
  /** Why it does not say it. */
  problem?: string;
}

/**
 * Asks shells what they run. A name with several hosts, such as that of a headless service of Kubernetes, is asked at each of them.
 *
 * @param addresses where `/health` is: of the site, or of the internal port
 * @throws InvalidRelease for what is no http(s) address
 */
export async function askShells(addresses: readonly string[]): Promise<RunningShell[]> {
  return (await Promise.all(addresses.map(askAll))).flat();
}

/**
 * Waits until running shells show a version of a remote, or say why they do not.
 *
 * @param shells as for `askShells`
 * @returns a sentence for each shell that does not show it
 */
export async function untilShellsFollow(
  shells: readonly string[],
  remote: string,
  version: string,
): Promise<string[]> {
  const deadline = Date.now() + PATIENCE_MS;
  const isLive = ({ health }: RunningShell) => health?.remotes[remote]?.live === version;
  const refusalOf = ({ health }: RunningShell) => {
    const refused = health?.remotes[remote]?.refused;
    return refused?.version === version ? refused.reason : undefined;
  };
  const followed = async (shell: string): Promise<string[]> => {
    for (;;) {
      // Asked for its hosts again each time: one that does not answer may be replaced by another.
      const waiting = (await askAll(shell)).filter((one) => !isLive(one));
      const isOver = Date.now() > deadline;
      if (isOver || waiting.every(refusalOf)) {
        return waiting.map((one) => {
          const reason = refusalOf(one);
          const why = reason ? `: ${reason}` : ` after ${PATIENCE_MS / 1000} seconds. ${one.problem ?? ''}`;
          return `${one.address} does not run ${remote} ${version}${why}`.trim();
        });
      }
      await sleep(100);
    }
  };
  return (await Promise.all(shells.map(followed))).flat();
}

/** The file in a store that names the shells that were started with it. */
const ANNOUNCED = '.shells';

/** Notes in a store which shell runs with it on this machine, so that `status` finds it. @returns what takes the note back */
export async function announceShell(store: string, address: string): Promise<() => Promise<void>> {
  const file = path.join(store, ANNOUNCED);
  await writeFile(file, address);
  return () => rm(file, { force: true });
}

/** The shells that run with a store on this machine. One that ended without a word is left out. */
export async function askAnnouncedShells(store: string): Promise<RunningShell[]> {
  // Shells on other machines run with it: RELEASE_SHELLS names them.
  if (isBucket(store)) return [];
  const address = await readFile(path.join(store, ANNOUNCED), 'utf8').catch(() => '');
  const asked = address ? await askShells([address]) : [];
  return asked.filter(({ health }) => health);
}

async function askAll(address: string): Promise<RunningShell[]> {
  if (!/^https?:$/.test(URL.canParse(address) ? new URL(address).protocol : '')) {
    throw new InvalidRelease(`${address} is no address of a shell, such as http://localhost:8080.`);
  }
  const hosts = await hostsOf(new URL(address).hostname);
  if (hosts.length < 2) return [await ask(address)];
  return Promise.all(hosts.map((host) => ask(address, host)));
}

/** The hosts with this name. One host may have an address of each family. */
async function hostsOf(name: string): Promise<readonly LookupAddress[]> {
  if (isIP(name.replace(/^\[|\]$/g, ''))) return [];
  const all = await lookup(name, { all: true }).catch(() => []);
  const [v4 = [], v6 = []] = [4, 6].map((wanted) => all.filter(({ family }) => family === wanted));
  return v4.length >= v6.length ? v4 : v6;
}

async function ask(shell: string, host?: LookupAddress): Promise<RunningShell> {
  const address = host ? `${shell} (${host.address})` : shell;
  try {
    return { address, health: parseHealth(await get(new URL('/health', shell), host)) };
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    return { address, problem: `It does not say what it runs: ${message || code}` };
  }
}

/** The body of an answer. @param host where the name is looked for, instead of asking for its address */
async function get(url: URL, host?: LookupAddress): Promise<string> {
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const { get } = url.protocol === 'https:' ? https : http;
    const options: https.RequestOptions = {
      agent: false,
      signal: AbortSignal.timeout(ANSWER_MS),
      ...(host && {
        lookup: (_name, { all }, found) =>
          all ? found(null, [host]) : found(null, host.address, host.family),
      }),
    };
    get(url, options, resolve).on('error', reject);
  });
  const body = await text(response);
  if (response.statusCode !== 200) throw new Error(`it answers ${response.statusCode}.`);
  return body;
}

function parseHealth(json: string): Health {
  const { shell, remotes } = parseObject(json, 'its /health') as Partial<Health>;
  if (typeof shell === 'string' && remotes && typeof remotes === 'object') return { shell, remotes };
  throw new InvalidRelease('it is no shell.');
}
