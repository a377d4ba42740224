import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { text } from 'node:stream/consumers';
import { InvalidRelease } from '../protocol/release';

/** How long an answer may take, in ms. */
const ANSWER_MS = 5000;

/** What one host answered. */
export interface HostAnswer<T> {
  /** Where it was asked; of a name with several hosts also which host. */
  address: string;
  /** Undefined when it did not answer with what was asked for. */
  value?: T;
  /** Why there is no value. */
  problem?: string;
}

/**
 * Asks a shell something. A name with several hosts, such as that of a headless service of Kubernetes, is asked at each of them.
 *
 * @param address of the site, or of the internal port
 * @param parse throws a sentence when the body is something else
 * @throws InvalidRelease for what is no http(s) address
 */
export async function askHosts<T>(
  address: string,
  pathname: string,
  parse: (body: string) => T,
): Promise<HostAnswer<T>[]> {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    throw new InvalidRelease(`${address} is no address of a shell, such as http://localhost:8080.`);
  }
  const url = new URL(pathname, address);
  const ask = async (host?: LookupAddress): Promise<HostAnswer<T>> => {
    const asked = host ? `${address} (${host.address})` : address;
    try {
      return { address: asked, value: parse(await get(url, host)) };
    } catch (error) {
      const { message, code } = error as NodeJS.ErrnoException;
      return { address: asked, problem: message || String(code) };
    }
  };
  const hosts = await hostsOf(url.hostname);
  return hosts.length < 2 ? [await ask()] : Promise.all(hosts.map(ask));
}

/** The hosts with this name. One host may have an address of each family. */
async function hostsOf(name: string): Promise<readonly LookupAddress[]> {
  if (isIP(name.replace(/^\[|\]$/g, ''))) return [];
  const all = await lookup(name, { all: true }).catch(() => []);
  const [v4 = [], v6 = []] = [4, 6].map((wanted) => all.filter(({ family }) => family === wanted));
  return v4.length >= v6.length ? v4 : v6;
}

/**
 * The body of an answer with status 200. A user and a password in the address are sent as basic authentication.
 *
 * @param host where the name is looked for, instead of asking for its address
 */
export async function get(url: URL, host?: LookupAddress): Promise<string> {
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
