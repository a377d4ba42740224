import { setTimeout as sleep } from 'node:timers/promises';
import { CommandError } from '../command-error';
import { ManagedProcess, type ManagedProcessOptions } from './managed-process';
import { readableLine } from './readable-log';

/** After so long without an answer a start says what the service wrote last. */
const SLOW_MS = 60_000;
/** A guard against a service that hangs. On a busy machine a start may take more than a minute. */
const READY_TIMEOUT_MS = 300_000;

export interface ServiceOptions extends ManagedProcessOptions {
  /** Answers with a 2xx status once the service is ready. */
  healthUrl: string;
  /** Receives a sentence once, when the service takes long to start. */
  onSlow?: (sentence: string) => void;
  /** Called with the last lines of output when the process ends by itself after it was ready. */
  onUnexpectedEnd: (lastLines: string) => void;
}

/** A server in a process of its own, which can be restarted with the same settings. */
export class Service {
  #process: ManagedProcess | undefined;

  constructor(private readonly options: ServiceOptions) {}

  /** Returns when it answers. @throws CommandError when it does not, with its last lines of output. */
  async start(): Promise<void> {
    const child = new ManagedProcess(this.options);
    this.#process = child;
    await untilReady(child, this.options);
    child.ended.then(() => {
      if (!child.isStopping) this.options.onUnexpectedEnd(lastLinesOf(child));
    });
  }

  /** Waits until the process has ended. Does nothing when none runs. */
  async stop(): Promise<void> {
    await this.#process?.stop();
  }

  /** @throws CommandError as `start()` does. */
  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }
}

function lastLinesOf({ lastLines }: ManagedProcess): string {
  return lastLines
    .split('\n')
    .map((line) => readableLine(line) ?? line)
    .join('\n');
}

async function untilReady(child: ManagedProcess, { healthUrl, onSlow }: ServiceOptions): Promise<void> {
  const begin = Date.now();
  const say = (problem: string) => `The ${child.name} ${problem}; it wrote last:\n${lastLinesOf(child)}`;
  const slow = setTimeout(() => onSlow?.(say('does not answer yet')), SLOW_MS);
  let gone = false;
  child.ended.then(() => {
    gone = true;
  });
  try {
    while (!(await answers(healthUrl))) {
      if (gone) throw new CommandError(say('did not start'));
      if (Date.now() - begin > READY_TIMEOUT_MS)
        throw new CommandError(say('did not answer for five minutes'));
      await sleep(50);
    }
  } finally {
    clearTimeout(slow);
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
