import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '@site/local/ports';
import { scratchFolder } from '../e2e/support/scratch';
import { createStore, startShell } from '../e2e/support/shell';
import { type LoadOptions, load, requireTools } from './load';
import { median } from './median';

/* How many pages the shell sends a second, next to nginx and to a bare server in Node; see README.md. */

const ENCODINGS = ['br', 'gzip', 'identity'] as const;

/** A page that is the same for everybody, and one of the portal. */
const CACHED = '/faq';
const PORTAL = '/klant';

/** Pages that differ each time, so that none is cached. */
const UNCACHED = `
local n = 0
request = function()
  n = n + 1
  return wrk.format("GET", "/lease-berekenen?type=auto&looptijd=60&aanschafprijs=" .. (5000 + n))
end
`;

const START_TIMEOUT_MS = 10_000;

/** A ready answer, as a file. */
interface Answer {
  path: string;
  headers: Record<string, string>;
}

/** Another program that serves the answers, at `/br`, `/gzip` and `/identity`. */
interface Server {
  url: string;
  stop(): Promise<void>;
}

/** Starts a program and waits until it answers. */
async function start(program: string, args: string[], url: string): Promise<Server> {
  const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (
    !(await fetch(`${url}/br`).then(
      (response) => response.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`${program} did not start.`);
    }
    await sleep(50);
  }
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function startNginx(folder: string, answers: Record<string, Answer>): Promise<Server> {
  const port = await freePort();
  const config = path.join(folder, 'nginx.conf');
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/nginx-${name};`,
  );
  const locations = Object.entries(answers).map(
    ([url, { path: file, headers }]) => `location = ${url} {
      alias ${file};
      ${Object.entries(headers)
        .filter(([name]) => !['etag', 'content-type'].includes(name))
        .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`)
        .join('\n      ')}
    }`,
  );
  await writeFile(
    config,
    // Started by root it would run as a user who may not read the folder.
    `${process.getuid?.() === 0 ? 'user root;\n' : ''}worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx-error.log;
daemon off;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=100;
  default_type "text/html; charset=utf-8";
  ${temp.join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    ${locations.join('\n    ')}
  }
}
`,
  );
  return start(
    'nginx',
    ['-p', folder, '-c', config, '-e', `${folder}/nginx-error.log`],
    `http://127.0.0.1:${port}`,
  );
}

async function startBare(folder: string, answers: Record<string, Answer>): Promise<Server> {
  const port = await freePort();
  const file = path.join(folder, 'answers.json');
  await writeFile(file, JSON.stringify(answers));
  const script = path.join(import.meta.dirname, 'bare-pages.ts');
  return start(process.execPath, ['--import', 'tsx', script, String(port), file], `http://127.0.0.1:${port}`);
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

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '4' },
    json: { type: 'boolean', default: false },
  },
});
const seconds = Number(values.seconds);
await requireTools('wrk', 'nginx', 'curl');
const folder = await scratchFolder('served-pages');
const script = path.join(folder, 'uncached.lua');
await writeFile(script, UNCACHED);
const shell = await startShell(await createStore());
const answers = await takeAnswers(shell.url + CACHED, folder);
const nginx = await startNginx(folder, answers);
const bare = await startBare(folder, answers);

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
  { name: 'not cached, br', shell: '/', options: { headers: { 'accept-encoding': 'br' }, script } },
];
const rows = [];
let failed = 0;
for (const { name, shell: page, others, conditional, options } of measured) {
  const addresses = [shell.url + page, ...(others ? [nginx.url + others, bare.url + others] : [])];
  const rates = addresses.map((): number[] => []);
  for (let run = 0; run < Number(values.runs); run++) {
    for (const [i, address] of addresses.entries()) {
      const etag = conditional ? await etagOf(address) : undefined;
      const headers = { ...options?.headers, ...(etag && { 'if-none-match': etag }) };
      const answered = await load(address, { seconds, ...options, headers });
      rates[i]?.push(answered.rate);
      failed += answered.failed;
    }
  }
  const [own = Number.NaN, ofNginx, ofBare] = rates.map(median);
  rows.push({
    page: name,
    'shell, /s': Math.round(own),
    ...(ofNginx && ofBare
      ? {
          'nginx, /s': Math.round(ofNginx),
          ratio: (own / ofNginx).toFixed(2),
          'bare, /s': Math.round(ofBare),
          'ratio to bare': (own / ofBare).toFixed(2),
        }
      : {}),
  });
}
await Promise.all([shell.stop(), nginx.stop(), bare.stop()]);
if (values.json) console.log(JSON.stringify(rows, null, 2));
else console.table(rows);
if (failed > 0) {
  console.error(`${failed} requests failed.`);
  process.exitCode = 1;
}
