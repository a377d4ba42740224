import { readdir, readFile } from 'node:fs/promises';

export interface FoundProcess {
  pid: number;
  parent: number;
  /** Its program and arguments. */
  command: string;
  /** Resident memory, in MiB. */
  memory: number;
}

export async function processes(): Promise<FoundProcess[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(pids.map((pid) => read(Number(pid))));
  return found.filter((one) => one !== undefined);
}

/** The processes that this one started, and those that they started. */
export async function descendants(pid: number): Promise<FoundProcess[]> {
  const all = await processes();
  const childrenOf = (parent: number): FoundProcess[] =>
    all.filter((one) => one.parent === parent).flatMap((one) => [one, ...childrenOf(one.pid)]);
  return childrenOf(pid);
}

/** The renderers of a shell, and the processes that end them with it: also what lost its parent. */
export async function renderersOf({ cache }: { cache: string }): Promise<FoundProcess[]> {
  // Their program is in the folder for copies of releases.
  return (await processes()).filter(({ command }) => command.includes(`${cache}/`));
}

/** The resident memory of a process, in MiB; 0 when it has ended. */
export async function memoryOf(pid: number): Promise<number> {
  return (await read(pid))?.memory ?? 0;
}

/** Undefined for a process that has ended. */
async function read(pid: number): Promise<FoundProcess | undefined> {
  try {
    const [status, command] = await Promise.all([
      readFile(`/proc/${pid}/status`, 'utf8'),
      readFile(`/proc/${pid}/cmdline`, 'utf8'),
    ]);
    const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    if (/^State:\s+Z/m.test(status)) return undefined;
    return {
      pid,
      parent: field('PPid'),
      command: command.replaceAll('\0', ' ').trim(),
      memory: field('VmRSS') / 1024,
    };
  } catch {
    return undefined;
  }
}
