import { setTimeout as sleep } from 'node:timers/promises';
import { openSource, readPointer } from '@site/release';

/** How long a release may take to become live, in ms: it is started, rendered and watched first. */
const PATIENCE_MS = 20_000;

/** The part of the shell's `/health` that says which release of a remote is live, and why the newest one is not. */
interface Health {
  remotes: Record<string, { live: string | null; refused?: { version: string; reason: string } }>;
}

/**
 * Waits until the shell shows the newest release of each remote or says why it does not: a start continues with what was live before,
 * and whoever has just built the site wants to see that build.
 *
 * @returns a sentence for each remote of which the newest release is not live
 */
export async function untilNewestAreLive(
  healthUrl: string,
  store: string,
  remotes: readonly string[],
): Promise<string[]> {
  const source = openSource(store);
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const health = (await (await fetch(healthUrl)).json()) as Health;
    const states = await Promise.all(
      remotes.map(async (remote) => {
        const newest = (await readPointer(source, remote))?.version ?? null;
        const { live = null, refused } = health.remotes[remote] ?? {};
        return { remote, newest, isLive: live === newest, reason: refused?.reason };
      }),
    );
    const missing = states.filter(({ isLive }) => !isLive);
    if (missing.every(({ reason }) => reason) || Date.now() > deadline) {
      return missing.map(
        ({ remote, newest, reason = 'It has not started yet.' }) =>
          `${remote} ${newest} is not live: ${reason}`,
      );
    }
    await sleep(100);
  }
}
