import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { CommandError } from '../command-error';
import { freePort } from '../ports';
import { commandLineOf, isAlive } from '../processes/process-id';
import { type PostgresBinaries, postgresBinaries } from './postgres-binaries';
import { type PostgresUser, postgresUser } from './postgres-user';

const run = promisify(execFile);

/** The role that owns the database. */
const ROLE = 'app';
/** A guard against a server that hangs: on a busy machine it may take long to start. */
const START_TIMEOUT_MS = 300_000;
const STOP_TIMEOUT_MS = 10_000;

export interface LocalPostgresOptions {
  /** The folder of the cluster. Created when missing. Its password is in `<dataDir>.password`. */
  dataDir: string;
  /** The database in `url`. Created when missing. */
  database?: string;
  /** Default: any free port. */
  port?: number;
  /** For tests: do not wait for the disk, and do nothing in the background. A crash of the machine loses the data. */
  unsafeFast?: boolean;
}

export interface LocalPostgres {
  /** `postgres://user:password@127.0.0.1:port/database` */
  url: string;
  port: number;
  /** Called at most once, when the server ends without `stop()`; receives the last lines of its log. */
  onUnexpectedEnd(listener: (lastLines: string) => void): void;
  /** Stops the server and waits until its process has ended. May be called twice. */
  stop(): Promise<void>;
}

/**
 * Starts a private PostgreSQL 17 from the binaries of an npm package, on a port of 127.0.0.1.
 *
 * Runs as root too (PostgreSQL itself refuses that; see `postgresUser`). The server has its own process group, so that
 * Ctrl-C in a terminal reaches the program that uses it and not the database. It ends when this program ends in any way; a
 * leftover server is stopped by the next start on its folder.
 *
 * @throws CommandError when another live program uses the folder, or when PostgreSQL cannot run here.
 */
export async function startLocalPostgres(options: LocalPostgresOptions): Promise<LocalPostgres> {
  const { database = 'app', unsafeFast = false } = options;
  const dataDir = path.resolve(options.dataDir);
  await mkdir(path.dirname(dataDir), { recursive: true });
  const binaries = await postgresBinaries();
  const user = await postgresUser(binaries, dataDir);

  await endLeftover(dataDir);
  const password =
    (await readPassword(dataDir)) ?? (await createCluster(binaries, user, dataDir, unsafeFast));
  await writeFile(ownerFile(dataDir), String(process.pid));

  const port = options.port ?? (await freePort());
  const server = startServer(binaries, user, dataDir, port, unsafeFast);

  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= endServer(server);
    return stopping;
  };
  try {
    await createDatabase({ host: '127.0.0.1', port, user: ROLE, password }, database, server);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: `postgres://${ROLE}:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}`,
    port,
    onUnexpectedEnd: (listener) =>
      server.process.once('exit', () => {
        if (!stopping) listener(server.log());
      }),
    stop,
  };
}

interface Server {
  process: ChildProcess;
  log(): string;
}

const ownerFile = (dataDir: string) => `${dataDir}.owner`;
const passwordFile = (dataDir: string) => `${dataDir}.password`;

/** Without the PG* variables of the user's shell, which would configure the private server. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'));
  return { ...Object.fromEntries(entries), LC_ALL: 'C' };
}

async function readPassword(dataDir: string): Promise<string | undefined> {
  const version = await readFile(path.join(dataDir, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (!version) return undefined;
  const password = await readFile(passwordFile(dataDir), 'utf8').catch(() => undefined);
  if (!password) {
    throw new CommandError(
      `The password file ${passwordFile(dataDir)} is missing: "npm run reset" starts afresh.`,
    );
  }
  return password.trim();
}

/** Creates the cluster in a temporary folder and renames it when complete, so that an incomplete cluster is never used. */
async function createCluster(
  binaries: PostgresBinaries,
  user: PostgresUser,
  dataDir: string,
  unsafeFast: boolean,
): Promise<string> {
  const unfinished = `${dataDir}.new`;
  const password = randomBytes(18).toString('base64url');
  await rm(dataDir, { recursive: true, force: true });
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  await rm(passwordFile(dataDir), { force: true });
  await writeFile(passwordFile(dataDir), password, { mode: 0o600 });
  if (user.owner) {
    await chown(unfinished, user.owner.uid, user.owner.gid);
    await chown(passwordFile(dataDir), user.owner.uid, user.owner.gid);
  }
  const [command, args] = user.command(binaries.initdb, [
    ...['--pgdata', unfinished, '--username', ROLE, '--auth', 'scram-sha-256'],
    ...['--pwfile', passwordFile(dataDir), '--encoding', 'UTF8'],
    ...['--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8', '--locale', 'C'],
    ...(unsafeFast ? ['--no-sync'] : []),
  ]);
  try {
    await run(command, args, { ...user.spawn, env: cleanEnvironment() });
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw new Error(`initdb failed: ${(error as { stderr?: string }).stderr || (error as Error).message}`);
  }
  await rename(unfinished, dataDir);
  return password;
}

function startServer(
  binaries: PostgresBinaries,
  user: PostgresUser,
  dataDir: string,
  port: number,
  unsafeFast: boolean,
): Server {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    shared_buffers: '64MB',
    ...(unsafeFast && {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      wal_level: 'minimal',
      max_wal_senders: '0',
      autovacuum: 'off',
    }),
  };
  const [command, args] = user.command(binaries.postgres, [
    ...['-D', dataDir, '-p', String(port)],
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
  const child = spawn(command, args, {
    ...user.spawn,
    env: cleanEnvironment(),
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => {
    log = (log + chunk.toString()).slice(-4000);
  });
  child.on('error', (error) => {
    log += error.message;
  });
  // The server must not keep its owner running.
  child.unref();
  (child.stderr as unknown as { unref(): void }).unref();
  endWithOwner(child);
  return { process: child, log: () => log };
}

/**
 * Stops the server when this program ends in any way: a shell waits on a pipe, which the system then closes.
 */
function endWithOwner(server: ChildProcess): void {
  if (server.pid === undefined) return;
  const guard = spawn('sh', ['-c', `read _; kill -INT ${server.pid}`], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.unref();
  (guard.stdin as unknown as { unref(): void }).unref();
  server.once('exit', () => guard.kill('SIGKILL'));
}

/** Waits until the server answers and creates the database when missing. */
async function createDatabase(connection: pg.ClientConfig, database: string, server: Server): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const client = new pg.Client({ ...connection, database: 'postgres', connectionTimeoutMillis: 10_000 });
    client.on('error', () => {});
    try {
      await client.connect();
      const known = await client.query('select 1 from pg_database where datname = $1', [database]);
      if (known.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(database)}`);
      return;
    } catch (error) {
      if (hasEnded(server.process) || Date.now() > deadline) {
        throw new Error(`PostgreSQL did not start: ${server.log() || (error as Error).message}`);
      }
    } finally {
      await client.end().catch(() => {});
    }
    await sleep(25);
  }
}

const hasEnded = (child: ChildProcess) =>
  child.pid === undefined || child.exitCode !== null || child.signalCode !== null;

/** Fast shutdown; when that takes too long, immediate shutdown. */
async function endServer({ process: child }: Server): Promise<void> {
  if (hasEnded(child)) return;
  child.ref();
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGINT');
  const impatient = setTimeout(() => child.kill('SIGQUIT'), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(impatient);
}

/** Stops the server that a killed program left on this folder, or removes its stale pid file. */
export async function endLeftover(dataDir: string): Promise<void> {
  const pidFile = path.join(dataDir, 'postmaster.pid');
  const pid = Number((await readFile(pidFile, 'utf8').catch(() => '')).split('\n')[0]);
  if (!pid) return;
  const isOurs = async () => (await commandLineOf(pid))?.includes(dataDir) ?? false;
  if (await isOurs()) {
    const owner = Number(await readFile(ownerFile(dataDir), 'utf8').catch(() => ''));
    if (owner && isAlive(owner)) {
      throw new CommandError(
        `The database in ${dataDir} is in use by process ${owner}: stop that one first.`,
      );
    }
    const deadline = Date.now() + STOP_TIMEOUT_MS;
    process.kill(pid, 'SIGINT');
    while (await isOurs()) {
      if (Date.now() > deadline) process.kill(pid, 'SIGQUIT');
      await sleep(25);
    }
  }
  await rm(pidFile, { force: true });
}
