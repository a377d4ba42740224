import { setTimeout as sleep } from 'node:timers/promises';

/** How long a release may take to become live in a shell, in ms: it is fetched, started, rendered and watched first. */
const PATIENCE_MS = 30_000;

/** The part of a shell's `/health` that says which release of a remote is live, and why another one is not. */
interface Health {
  remotes?: Record<string, { live: string | null; refused?: { version: string; reason: string } }>;
}

/**
 * Waits until running shells show a version of a remote, or say why they do not.
 *
 * @param shells addresses where `/health` is: of the site, or of the internal port
 * @returns a sentence for each shell that does not show it
 */
export async function untilShellsFollow(
  shells: readonly string[],
  remote: string,
  version: string,
): Promise<string[]> {
  const deadline = Date.now() + PATIENCE_MS;
  const problems = await Promise.all(
    shells.map(async (shell): Promise<string | undefined> => {
      for (;;) {
        const { live, reason } = await stateOf(shell, remote, version);
        if (live) return undefined;
        if (reason) return `${shell} does not run ${remote} ${version}: ${reason}`;
        if (Date.now() > deadline) {
          return `${shell} does not run ${remote} ${version} after ${PATIENCE_MS / 1000} seconds.`;
        }
        await sleep(100);
      }
    }),
  );
  return problems.filter((problem) => problem !== undefined);
}

async function stateOf(
  shell: string,
  remote: string,
  version: string,
): Promise<{ live: boolean; reason?: string }> {
  try {
    const response = await fetch(new URL('/health', shell), { signal: AbortSignal.timeout(5000) });
    const { live, refused } = ((await response.json()) as Health).remotes?.[remote] ?? { live: null };
    if (live === version) return { live: true };
    return { live: false, ...(refused?.version === version && { reason: refused.reason }) };
  } catch {
    // It may be restarting.
    return { live: false };
  }
}
