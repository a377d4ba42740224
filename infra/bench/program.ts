import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { untilAnswers } from '@site/testkit/until-answers';

/** A server in a process of its own, next to which one of the site is measured. */
export interface Program {
  url: string;
  stop(): Promise<void>;
}

/** Starts a server and waits until it answers at `ready`. */
export async function startProgram(
  program: string,
  args: readonly string[],
  { url, ready }: { url: string; ready: string },
): Promise<Program> {
  const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  await untilAnswers(child, url + ready, program);
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
