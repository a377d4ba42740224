import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '@site/local/ports';
import { copyCheckout, SAME_BUILDS } from './checkout';

/** `npm run dev` in a copy of the checkout. */
export interface DevelopmentSession {
  /** The address of the site. */
  url: string;
  /** What it said, line by line. */
  lines: readonly string[];
  /** Replaces a text in a file of the copy. @throws when the file does not contain it */
  edit(file: string, from: string, to: string): Promise<void>;
  /** The same, as editors do that put a new file in the place of the old one. */
  editByReplacing(file: string, from: string, to: string): Promise<void>;
  /** The text of a file of the copy. */
  read(file: string): Promise<string>;
  /** Writes a file of the copy. */
  write(file: string, text: string): Promise<void>;
  /** Stops it as Ctrl-C does and removes the copy. @returns its exit code */
  stop(): Promise<number | null>;
}

/** Starts `npm run dev` for some remotes. Does not wait until the site answers. */
export async function startDevelopment(remotes: readonly string[]): Promise<DevelopmentSession> {
  const [site, mail, smtp, backend] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  return start(remotes, `http://localhost:${site}`, {
    SITE_PORT: String(site),
    MAIL_PORT: String(mail),
    SMTP_PORT: String(smtp),
    BACKEND_PORT: String(backend),
  });
}

/** Starts `npm run dev` for one remote against a running site. Does not wait until it answers. */
export async function developAgainstSite(remote: string, site: string): Promise<DevelopmentSession> {
  const port = await freePort();
  return start([remote, '--site', site], `http://localhost:${port}`, { SITE_PORT: String(port) });
}

async function start(
  args: readonly string[],
  url: string,
  env: Record<string, string>,
): Promise<DevelopmentSession> {
  const root = await copyCheckout();
  const child = spawn(process.execPath, ['infra/local/run.mjs', 'dev', ...args], {
    cwd: root,
    env: {
      ...process.env,
      ...env,
      ...SAME_BUILDS,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on('line', (line) => lines.push(line));
  }
  const ended = once(child, 'exit');
  const read = (file: string) => readFile(path.join(root, file), 'utf8');
  const edited = async (file: string, from: string, to: string) => {
    const text = await read(file);
    if (!text.includes(from)) throw new Error(`${file} does not contain "${from}".`);
    return text.replace(from, to);
  };
  return {
    url,
    lines,
    edit: async (file, from, to) => {
      const place = path.join(root, file);
      await writeFile(place, await edited(file, from, to));
    },
    editByReplacing: async (file, from, to) => {
      const place = path.join(root, file);
      await writeFile(`${place}~`, await edited(file, from, to));
      await rename(`${place}~`, place);
    },
    read,
    write: async (file, text) => {
      const place = path.join(root, file);
      await mkdir(path.dirname(place), { recursive: true });
      await writeFile(place, text);
    },
    stop: async () => {
      child.kill('SIGTERM');
      const [code] = (await ended) as [number | null];
      await rm(root, { recursive: true, force: true });
      return code;
    },
  };
}
