import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until a server that was started answers with 2xx. @throws when it ends or takes too long; it is ended then. */
export async function untilAnswers(
  server: ChildProcess,
  url: string,
  { name, timeout }: { name: string; timeout: number },
): Promise<void> {
  const deadline = Date.now() + timeout;
  while (
    !(await fetch(url).then(
      (r) => r.ok,
      () => false,
    ))
  ) {
    if (server.exitCode !== null || Date.now() > deadline) {
      server.kill('SIGKILL');
      throw new Error(`${name} did not start.`);
    }
    await sleep(50);
  }
}
