import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { CommandError } from '../command-error';
import type { PostgresBinaries } from './postgres-binaries';

const run = promisify(execFile);

interface Owner {
  uid: number;
  gid: number;
}

/** How to run PostgreSQL as a user that it accepts. */
export interface PostgresUser {
  /** Required owner of the folders of PostgreSQL; undefined: the current user. */
  owner?: Owner;
  spawn: { uid?: number; gid?: number };
  command(binary: string, args: string[]): [string, string[]];
}

/**
 * PostgreSQL refuses to run as root. An ordinary user runs it as is. For root it is, in this order:
 *
 * 1. another user of the machine: the owner of the data when it is there already, else `postgres` or `nobody`;
 * 2. root, mapped to another user inside a user namespace: when the checkout is in a folder that only root may enter.
 *
 * @throws CommandError when the data belongs to another user, or when neither works.
 */
export async function postgresUser(binaries: PostgresBinaries, dataDir: string): Promise<PostgresUser> {
  const existing = await stat(dataDir).catch(() => undefined);
  const uid = process.getuid?.();
  if (uid !== 0) {
    if (uid !== undefined && existing && existing.uid !== uid) {
      throw new CommandError(
        `${dataDir} belongs to another user: start as that user, or remove it as that user.`,
      );
    }
    return { spawn: {}, command: (binary, args) => [binary, args] };
  }

  const others = existing ? [{ uid: existing.uid, gid: existing.gid }] : await otherUsers();
  const candidates = [
    ...others.filter((owner) => owner.uid !== 0).map(asOtherUser),
    ...(existing && existing.uid !== 0 ? [] : [inUserNamespace]),
  ];
  for (const candidate of candidates) {
    if (await works(candidate, binaries, path.dirname(dataDir))) return candidate;
  }
  throw new CommandError(
    `PostgreSQL does not run as root in ${dataDir}: start as an ordinary user, move the checkout to a folder that others may enter, or set DATABASE_URL in .env.`,
  );
}

const asOtherUser = (owner: Owner): PostgresUser => ({
  owner,
  spawn: owner,
  command: (binary, args) => [binary, args],
});

const inUserNamespace: PostgresUser = {
  spawn: {},
  command: (binary, args) => ['unshare', ['--user', '--map-user=1000', '--map-group=1000', binary, ...args]],
};

async function works(user: PostgresUser, binaries: PostgresBinaries, folder: string): Promise<boolean> {
  try {
    await run(...user.command(binaries.postgres, ['--version']), user.spawn);
    await run(...user.command('test', ['-x', folder]), user.spawn);
    return true;
  } catch {
    return false;
  }
}

async function otherUsers(): Promise<Owner[]> {
  const users: Owner[] = [];
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
      users.push({ uid: Number(uid.stdout), gid: Number(gid.stdout) });
    } catch {
      // No such user on this machine.
    }
  }
  return users;
}
