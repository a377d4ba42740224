import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '@site/local/ports';
import { scratchFolder } from '@site/testkit/scratch';
import { createStore, startShell } from '@site/testkit/shell';
import { compare, type LoadOptions, load, loadArguments, requireTools } from './load';
import { startNginx } from './nginx';
import { newPages } from './pages';
import { type Program, startProgram } from './program';
import { report } from './report';

/* How many pages the shell sends a second, next to nginx and to a bare server in Node; see README.md. */

const ENCODINGS = ['br', 'gzip', 'identity'] as const;

/** A page that is the same for everybody, and one of the portal. */
const CACHED = '/faq';
const PORTAL = '/klant';

/** A ready answer, as a file. */
interface Answer {
  path: string;
  headers: Record<string, string>;
}

/** Serves the answers at `/br`, `/gzip` and `/identity`, as does the bare server. */
async function startFiles(folder: string, answers: Record<string, Answer>): Promise<Program> {
  const locations = Object.entries(answers).map(
    ([url, { path: file, headers }]) => `location = ${url} {
      alias ${file};
      ${Object.entries(headers)
        .filter(([name]) => !['etag', 'content-type'].includes(name))
        .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`)
        .join('\n      ')}
    }`,
  );
  const http = 'access_log off; open_file_cache max=100; default_type "text/html; charset=utf-8";';
  return startNginx(folder, { http, server: locations.join('\n'), ready: '/br' });
}

async function startBare(folder: string, answers: Record<string, Answer>): Promise<Program> {
  const port = await freePort();
  const file = path.join(folder, 'answers.json');
  await writeFile(file, JSON.stringify(answers));
  const script = path.join(import.meta.dirname, 'bare-pages.ts');
  const args = ['--import', 'tsx', script, String(port), file];
  return startProgram(process.execPath, args, { url: `http://127.0.0.1:${port}`, ready: '/br' });
}

/** Takes the answers of a page from the shell, in every encoding. */
async function takeAnswers(url: string, folder: string): Promise<Record<string, Answer>> {
  await mkdir(folder, { recursive: true });
  const answers: Record<string, Answer> = {};
  for (const encoding of ENCODINGS) {
    // Not `fetch`, which would decompress it.
    const file = path.join(folder, `${encoding}.html`);
    const curl = spawn('curl', ['-s', '-o', file, '-D', '-', '-H', `accept-encoding: ${encoding}`, url]);
    let head = '';
    for await (const chunk of curl.stdout) head += chunk;
    const headers = Object.fromEntries(
      [...head.matchAll(/^([\w-]+): (.*?)\r?$/gm)].map(([, name = '', value = '']) => [
        name.toLowerCase(),
        value,
      ]),
    );
    for (const name of ['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding'])
      delete headers[name];
    answers[`/${encoding}`] = { path: file, headers };
  }
  return answers;
}

async function etagOf(address: string): Promise<string> {
  const { headers } = await fetch(address, { headers: { 'accept-encoding': 'br' } });
  return headers.get('etag') ?? '';
}

const { runs, seconds, json } = loadArguments(4);
await requireTools('nginx', 'curl');
const folder = await scratchFolder('served-pages');
const newPage = newPages();
interface Row {
  name: string;
  /** What is requested of the shell, and of the other two. */
  shell: string;
  others?: string;
  /** Asked whether it changed. */
  conditional?: boolean;
  options?: LoadOptions;
}
const measured: Row[] = [
  ...ENCODINGS.map((encoding) => ({
    name: `${CACHED}, ${encoding}`,
    shell: CACHED,
    others: `/${encoding}`,
    options: { headers: { 'accept-encoding': encoding } },
  })),
  {
    name: `${CACHED}, 304`,
    shell: CACHED,
    others: '/br',
    conditional: true,
    options: { headers: { 'accept-encoding': 'br' } },
  },
  { name: `${PORTAL}, br`, shell: PORTAL, others: '/br', options: { headers: { 'accept-encoding': 'br' } } },
  {
    name: 'not cached, br',
    shell: '/',
    options: { headers: { 'accept-encoding': 'br' }, next: () => ({ path: newPage() }) },
  },
];
const rows = [];
let failures = 0;
// Tests render with one process: here with as many as in production on two cores.
const shell = await startShell(await createStore(), { env: { RENDERERS: '2' } });
const others: Program[] = [];
try {
  const answers = await takeAnswers(shell.url + CACHED, folder);
  others.push(await startFiles(folder, answers));
  others.push(await startBare(folder, answers));
  for (const { name, shell: page, others: same, conditional, options } of measured) {
    const addresses = [shell.url + page, ...(same ? others.map(({ url }) => url + same) : [])];
    const loads = addresses.map((address) => async () => {
      const etag = conditional ? await etagOf(address) : undefined;
      const headers = { ...options?.headers, ...(etag && { 'if-none-match': etag }) };
      return load(address, { seconds, ...options, headers });
    });
    const { rates, failed } = await compare(loads, runs);
    failures += failed;
    const [own = Number.NaN, nginx, bare] = rates;
    rows.push({
      page: name,
      'shell, /s': Math.round(own),
      ...(nginx && bare
        ? {
            'nginx, /s': Math.round(nginx),
            ratio: (own / nginx).toFixed(2),
            'bare, /s': Math.round(bare),
            'ratio to bare': (own / bare).toFixed(2),
          }
        : {}),
    });
  }
} finally {
  await Promise.all([shell, ...others].map((server) => server.stop()));
}
report(rows, { json, failed: failures });
