import { execFile } from 'node:child_process';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { median } from './median';
import { ordinaryChromium } from './ordinary-chromium';
import { measured } from './sites';

/* What Lighthouse says of a page on a phone, next to the same page without scripts and to a page with nothing on it; see README.md. */

/** Fetched when this runs and not by `npm ci`: with what it needs it takes 170 MB. */
const LIGHTHOUSE = 'lighthouse@13.5.0';

const AUDITS = {
  'first paint': 'first-contentful-paint',
  'largest paint': 'largest-contentful-paint',
  'blocked (TBT)': 'total-blocking-time',
  shift: 'cumulative-layout-shift',
} as const;

interface Report {
  runtimeError?: { message: string };
  categories: Record<'performance' | 'best-practices', { score: number }>;
  audits: Record<string, { numericValue: number }>;
}

/** The HTML without its scripts, and without the hints that fetch them. */
function withoutScripts(html: string): string {
  return html
    .replace(/<script\b(?![^>]*speculationrules)[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*(?:modulepreload|as="script")[^>]*>/g, '');
}

async function sendWithoutScripts(from: IncomingMessage, to: ServerResponse, headers: object): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of from) chunks.push(chunk as Buffer);
  const body = brotliCompressSync(withoutScripts(Buffer.concat(chunks).toString()), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
  });
  to.writeHead(from.statusCode ?? 500, { ...headers, 'content-encoding': 'br' });
  to.end(body);
}

/** A page with nothing on it: what the browser and Lighthouse take for any page. */
const BARE =
  '<!doctype html><html lang="nl"><meta name="viewport" content="width=device-width"><title>Leeg</title><h1>Leeg</h1>';

/** A server on any port. @returns its address, and what stops it */
async function listen(answer: RequestListener): Promise<{ url: string; stop(): void }> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close().closeAllConnections() };
}

/** A server that passes a site on, without its scripts. */
function passOnWithoutScripts(site: string): RequestListener {
  return (incoming, response) => {
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const outgoing = request(site + incoming.url, { method: incoming.method, headers }, (answer) => {
      const { 'content-length': _, ...rest } = answer.headers;
      if (rest['content-type']?.includes('html'))
        sendWithoutScripts(answer, response, rest).catch(() => response.destroy());
      else answer.pipe(response.writeHead(answer.statusCode ?? 500, rest));
    });
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  };
}

/** How often a page is tried: Lighthouse sometimes cannot read its own recording (NO_NAVSTART). */
const TRIES = 3;

/** @throws when Lighthouse could not load the page */
async function report(address: string): Promise<Report> {
  for (let tried = 1; ; tried++) {
    try {
      return await tryReport(address);
    } catch (error) {
      if (tried === TRIES) throw error;
      console.error(
        `Lighthouse failed and is started again: ${(error as { stderr?: string }).stderr ?? error}`,
      );
    }
  }
}

async function tryReport(address: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      ...['--yes', LIGHTHOUSE, address, '--quiet', '--output=json', '--output-path=stdout'],
      '--only-categories=performance,best-practices',
      '--no-enable-error-reporting',
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage',
    ],
    { env: { ...process.env, CHROME_PATH: ordinaryChromium() }, maxBuffer: 64 * 1024 * 1024 },
  );
  const parsed = JSON.parse(stdout) as Report;
  if (parsed.runtimeError) throw new Error(parsed.runtimeError.message);
  return parsed;
}

const { sites, pages, runs, finish } = await measured();
const bare = await listen((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(BARE);
});
const scriptless = await listen(passOnWithoutScripts(sites.at(-1)?.url ?? ''));
const variants = [
  ...sites,
  { name: 'without scripts', url: scriptless.url },
  { name: 'bare page', url: bare.url },
];
const rows: Record<string, string | number>[] = [];
for (const page of pages) {
  const seen = variants.map((): Report[] => []);
  for (let run = 0; run < runs; run++) {
    for (const [i, { name, url }] of variants.entries()) {
      const one = await report(url + page);
      seen[i]?.push(one);
      console.error(
        `${page}, ${name}: ${Math.round(100 * one.categories.performance.score)} (${run + 1} of ${runs})`,
      );
    }
  }
  for (const [i, { name }] of variants.entries()) {
    const of = (read: (one: Report) => number) => median(seen[i]?.map(read) ?? []);
    const score = (category: keyof Report['categories']) =>
      Math.round(of(({ categories }) => categories[category].score) * 100);
    rows.push({
      page,
      site: name,
      performance: score('performance'),
      'best practices': score('best-practices'),
      ...Object.fromEntries(
        Object.entries(AUDITS).map(([title, audit]) => {
          const value = of(({ audits }) => audits[audit]?.numericValue ?? Number.NaN);
          return [title, title === 'shift' ? value.toFixed(4) : Math.round(value)];
        }),
      ),
    });
  }
}
for (const server of [bare, scriptless]) server.stop();
await finish(rows);
