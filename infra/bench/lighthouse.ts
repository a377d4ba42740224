import { execFile } from 'node:child_process';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { browserExecutable } from '@site/testkit/browser';
import { median } from './median';
import { measured } from './sites';

/* What Lighthouse says of a page on a phone, with its scripts and without; see README.md. */

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

/**
 * A server that passes a site on, with scripts or without.
 *
 * It leaves out `Referrer-Policy`, with which Lighthouse takes the document of the browser that comes with `npm ci` for one
 * that failed (`net::ERR_ABORTED`); and it answers itself who is logged in: nobody, for a site without its backend.
 */
async function proxy(site: string, { scripts }: { scripts: boolean }): Promise<Server> {
  const server = createServer((incoming, response) => {
    if (incoming.url === '/api/auth/user') {
      response.setHeader('content-type', 'application/json').end('null');
      return;
    }
    const encoding = scripts ? {} : { 'accept-encoding': 'identity' };
    const outgoing = request(
      site + incoming.url,
      { method: incoming.method, headers: { ...incoming.headers, ...encoding } },
      (answer) => {
        const { 'referrer-policy': _, ...headers } = answer.headers;
        if (scripts || !headers['content-type']?.includes('html')) {
          response.writeHead(answer.statusCode ?? 500, headers);
          answer.pipe(response);
          return;
        }
        const { 'content-length': __, ...rest } = headers;
        sendWithoutScripts(answer, response, rest).catch(() => response.destroy());
      },
    );
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** @throws when Lighthouse could not load the page */
async function report(address: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      ...['--yes', LIGHTHOUSE, address, '--quiet', '--output=json', '--output-path=stdout'],
      '--only-categories=performance,best-practices',
      '--no-enable-error-reporting',
      '--chrome-flags=--headless --no-sandbox --disable-gpu --disable-dev-shm-usage',
    ],
    { env: { ...process.env, CHROME_PATH: await browserExecutable() }, maxBuffer: 64 * 1024 * 1024 },
  );
  const parsed = JSON.parse(stdout) as Report;
  if (parsed.runtimeError) throw new Error(parsed.runtimeError.message);
  return parsed;
}

const { sites, pages, runs, finish } = await measured();
const last = sites.at(-1);
const variants = await Promise.all([
  ...sites.map(async ({ name, url }) => ({ name, server: await proxy(url, { scripts: true }) })),
  ...(last ? [{ name: 'without scripts', server: await proxy(last.url, { scripts: false }) }] : []),
]);
const rows: Record<string, string | number>[] = [];
for (const page of pages) {
  const seen = variants.map((): Report[] => []);
  for (let run = 0; run < runs; run++) {
    for (const [i, { server }] of variants.entries()) {
      const { port } = server.address() as AddressInfo;
      seen[i]?.push(await report(`http://127.0.0.1:${port}${page}`));
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
for (const { server } of variants) server.close().closeAllConnections();
await finish(rows);
