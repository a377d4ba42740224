import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { text } from 'node:stream/consumers';

/** How long an answer may take, in ms. */
const ANSWER_MS = 5000;

/** The hosts with this name. One host may have an address of each family. */
export async function hostsOf(name: string): Promise<readonly LookupAddress[]> {
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
