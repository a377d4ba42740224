import { openStore, readState, untilShellsFollow } from '@site/platform/store';

/**
 * Waits until the shell shows the newest release of each remote or says why it does not: a start continues with what was live before,
 * and whoever has just built the site wants to see that build.
 *
 * @returns a sentence for each remote of which the newest release is not live
 */
export async function untilNewestAreLive(
  shell: string,
  store: string,
  remotes: readonly string[],
): Promise<string[]> {
  const problems = await Promise.all(
    remotes.map(async (remote) => {
      const state = await readState(openStore(store), remote);
      return state.kind === 'live' ? untilShellsFollow([shell], remote, state.pointer.version) : [];
    }),
  );
  return problems.flat();
}
