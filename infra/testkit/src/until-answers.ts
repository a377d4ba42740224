import type { ChildProcess } from 'node:child_process';
import { until } from './until';

/** Waits until a server that was started answers with 2xx. @param name for the message @throws when it ends before that */
export async function untilAnswers(server: ChildProcess, url: string, name: string): Promise<void> {
  const answers = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(async () => {
    if (server.exitCode !== null || server.signalCode !== null) throw new Error(`${name} did not start.`);
    return answers();
  }, 100);
}
