import { setTimeout as sleep } from 'node:timers/promises';
import { CommandError } from './command-error';
import { ManagedProcess, type ManagedProcessOptions } from './managed-process';

/** How long a service may take before it answers. */
const READY_TIMEOUT_MS = 60_000;

export interface ServiceOptions extends ManagedProcessOptions {
  /** Answers with a 2xx status once the service is ready. */
  healthUrl: string;
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
    await untilReady(child, this.options.healthUrl);
    child.ended.then(() => {
      if (!child.isStopping) this.options.onUnexpectedEnd(child.lastLines);
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

async function untilReady(child: ManagedProcess, url: string): Promise<void> {
  let gone = false;
  child.ended.then(() => {
    gone = true;
  });
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (!(await answers(url))) {
    if (gone) throw new CommandError(`The ${child.name} did not start; it wrote last:\n${child.lastLines}`);
    if (Date.now() > deadline) {
      throw new CommandError(
        `The ${child.name} did not answer within a minute; it wrote last:\n${child.lastLines}`,
      );
    }
    await sleep(50);
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
