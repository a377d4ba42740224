import { readFileSync } from 'node:fs';

/**
 * How many processes of this machine Linux has ended so far because memory ran out; undefined where that is not known. A process
 * that was ended with SIGKILL while the number stayed the same was ended by a process: in practice by itself.
 */
export function countOomKills(): number | undefined {
  try {
    const [, count] = /^oom_kill (\d+)$/m.exec(readFileSync('/proc/vmstat', 'utf8')) ?? [];
    return count === undefined ? undefined : Number(count);
  } catch {
    return undefined;
  }
}
