import { type ChildProcess, spawn } from 'node:child_process';
import { type Duplex, Readable } from 'node:stream';
import type { Composition } from '../../protocol/composition';
import { answerOf, type FailureFacts, type FromRenderer } from './answer-of';
import { BoundedOutput } from './bounded-output';
import type { RendererLimits } from './limits';
import { MessagePipe } from './message-pipe';
import { ANSWERS_FD, REQUESTS_FD, type ReleaseToLoad, type ToRenderer } from './messages';
import { countOomKills } from './oom-kills';
import type { PageAnswer, RenderRequest } from './render';

/** A renderer ended by itself, or was ended because of what its release did. */
export class RendererFailure extends Error {
  override name = 'RendererFailure';
  readonly kind: FailureFacts['kind'];
  /** The path of the page that was rendered for a visitor at that moment. */
  readonly page: string | undefined;

  constructor({ kind, reason, stack }: FailureFacts, page?: string) {
    super(reason);
    // Where this process noticed it says nothing.
    this.stack = stack ?? `${this.name}: ${reason}`;
    this.kind = kind;
    this.page = page;
  }
}

/** The renderer was ended from outside: by its owner, or by the operating system. Says nothing about the release. */
export class RendererGone extends Error {
  override name = 'RendererGone';
}

/** Loading or rendering threw. The renderer itself goes on. */
export class ReleaseThrew extends Error {
  override name = 'ReleaseThrew';

  /** @param stack the stack in the renderer */
  constructor(message: string, stack?: string) {
    super(message);
    if (stack) this.stack = stack;
  }
}

export interface RendererOptions {
  /** The program of a renderer. */
  script: string;
  limits: Pick<RendererLimits, 'load' | 'answer' | 'heap' | 'memory'>;
  /** Receives what the release writes to the console. */
  onLine: (line: string) => void;
}

/** How often limits are looked at, in ms. */
const TICK_MS = 100;
/** How often a renderer without work is asked to answer, in ticks. */
const PING_EVERY = 10;
/** How long the last message and the last lines of a process that ended may take, in ms. */
const LAST_LINES_MS = 500;

/** The number of the pipe that the keeper waits for. */
const KEEPER_FD = REQUESTS_FD + 1;

/** What a renderer answered, and the body that came with it. */
interface Answer {
  message: FromRenderer;
  body: Buffer | undefined;
}

/** What the server waits for. */
interface Task {
  /** What the renderer does, for the sentence when it takes too long. */
  what: string;
  /** The path of the page that is rendered for a visitor. */
  page: string | undefined;
  limit: number;
  left: number;
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/**
 * One renderer: a process that holds one release of one remote and does one thing at a time. It is ended when it does not answer in
 * time; time in which this process itself stood still, as on a laptop that slept, does not count.
 */
export class Renderer {
  /** Resolves when the process has ended: with the failure of its release, or without one when it was ended from outside. */
  readonly ended: Promise<RendererFailure | undefined>;
  readonly #child: ChildProcess;
  readonly #pipe: MessagePipe | undefined;
  /** As long as it is open, the processes of the group live. */
  readonly #keeper: Duplex | undefined;
  readonly #output: BoundedOutput;
  readonly #timer: NodeJS.Timeout;
  readonly #limits: RendererOptions['limits'];
  #task: Task | undefined;
  /** How long the answer to a ping may still take, in ms. */
  #pingLeft: number | undefined;
  #failure: RendererFailure | undefined;
  readonly #oomKills = countOomKills();
  #isEnded = false;
  #lastTick = performance.now();
  /** The composition that was sent last. */
  #composition: Composition | undefined;
  #ticks = 0;

  constructor({ script, limits, onLine }: RendererOptions) {
    this.#limits = limits;
    this.#child = launch(script, limits);
    // A process that could not be started, because too many files are open, has no pipes.
    const [, stdout, stderr] = this.#child.stdio ?? [];
    const from = this.#child.stdio?.[ANSWERS_FD] as Duplex | undefined;
    const to = this.#child.stdio?.[REQUESTS_FD] as Duplex | undefined;
    this.#pipe =
      from &&
      to &&
      new MessagePipe(
        { from, to },
        {
          onMessage: (message, body) => this.#receive(message, body),
          onUnreadable: () => this.#fail({ kind: 'exit', reason: 'It wrote to the pipe to the server.' }),
        },
      );
    this.#keeper = this.#child.stdio?.[KEEPER_FD] as Duplex | undefined;
    // It closes when the keeper has done its work.
    this.#keeper?.on('error', () => {});
    const streams = [stdout, stderr].filter((stream) => stream instanceof Readable);
    this.#output = new BoundedOutput(streams, onLine);
    this.#timer = setInterval(() => this.#tick(), TICK_MS);
    this.#timer.unref();
    this.ended = new Promise((resolve) => {
      const end = (code: number | null, signal: NodeJS.Signals | null) => {
        clearInterval(this.#timer);
        for (const stream of streams) stream.destroy();
        from?.destroy();
        to?.destroy();
        if (!this.#isEnded) this.#failure ??= this.#failureOf(code, signal);
        this.#isEnded = true;
        this.#task?.reject(this.#failure ?? new RendererGone('The renderer was ended.'));
        this.#task = undefined;
        resolve(this.#failure);
      };
      // It was not started.
      this.#child.on('error', (error) => {
        this.#output.last.push(error.message);
        if (this.#child.pid !== undefined) return;
        this.#isEnded = true;
        end(null, null);
      });
      // Its last message or its last lines say why; what it started itself and left the group may keep the pipes open.
      this.#child.once('exit', (code, signal) => {
        this.#keeper?.destroy();
        const timer = setTimeout(() => {
          // What has arrived is read first: when this process was busy, it was not yet.
          setImmediate(() => setImmediate(end, code, signal));
        }, LAST_LINES_MS);
        this.#child.once('close', () => {
          clearTimeout(timer);
          end(code, signal);
        });
      });
    });
  }

  get isIdle(): boolean {
    return !this.#task && !this.#isEnded;
  }

  /** Loads the release. @throws RendererFailure, RendererGone, ReleaseThrew */
  async load(release: ReleaseToLoad): Promise<void> {
    await this.#ask({ type: 'load', release }, 'Loading it', this.#limits.load);
  }

  /**
   * Renders every page of the release once.
   *
   * @returns the addresses that search engines may list
   * @throws as `load`
   */
  async check(): Promise<readonly string[]> {
    const { message } = await this.#ask({ type: 'check' }, 'Rendering its pages', this.#limits.load);
    if (message.type !== 'checked') throw unexpected(message);
    return message.indexed;
  }

  /** Renders a page. @throws as `load` */
  async render(request: RenderRequest): Promise<PageAnswer> {
    const { composition: current, ...rest } = request;
    const composition = current === this.#composition ? undefined : current;
    this.#composition = current;
    const page = request.page.path;
    const start = Date.now();
    const rendering: ToRenderer = { type: 'render', request: rest, composition };
    const { message, body } = await this.#ask(rendering, `Rendering ${page}`, this.#limits.answer, page);
    if (message.type !== 'rendered' || !body) throw unexpected(message);
    return { status: message.status, html: body, renderer: { pid: this.#child.pid, start, end: Date.now() } };
  }

  /** Ends the process at once, with all its memory and what it started. */
  end(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#child.kill('SIGKILL');
    this.#keeper?.destroy();
  }

  #ask(message: ToRenderer, what: string, limit: number, page?: string): Promise<Answer> {
    if (this.#isEnded) return Promise.reject(this.#failure ?? new RendererGone('The renderer has ended.'));
    return new Promise((resolve, reject) => {
      this.#task = { what, page, limit, left: limit, resolve, reject };
      this.#send(message);
    });
  }

  #receive(message: unknown, body: Buffer | undefined): void {
    const answer = answerOf(message);
    const task = this.#task;
    if (answer?.type === 'failed') this.#fail(answer.failure);
    else if (answer?.type === 'pong') this.#pingLeft = undefined;
    // A release can send to this process too: what is nobody's answer is ignored.
    else if (!answer || !task) return;
    else if (answer.type === 'checking') {
      task.what = `Rendering ${answer.address}`;
      task.left = task.limit;
    } else {
      this.#task = undefined;
      if (answer.type === 'threw') task.reject(new ReleaseThrew(answer.error.message, answer.error.stack));
      else task.resolve({ message: answer, body });
    }
  }

  #tick(): void {
    const now = performance.now();
    const passed = Math.min(now - this.#lastTick, 2 * TICK_MS);
    this.#lastTick = now;
    this.#ticks += 1;
    this.#output.nextPeriod();
    if (this.#isEnded) return;
    if (this.#task) {
      const { what, limit } = this.#task;
      this.#task.left -= passed;
      if (this.#task.left <= 0) this.#failNoAnswer(what, limit);
    } else if (this.#pingLeft !== undefined) {
      this.#pingLeft -= passed;
      if (this.#pingLeft <= 0)
        this.#failNoAnswer('Something that it does between requests', this.#limits.answer);
    } else if (this.#ticks % PING_EVERY === 0) {
      this.#pingLeft = this.#limits.answer;
      this.#send({ type: 'ping' });
    }
  }

  #failNoAnswer(what: string, limit: number): void {
    this.#fail({ kind: 'no-answer', reason: `${what} took more than ${limit / 1000} seconds.` });
  }

  #send(message: ToRenderer): void {
    // When the pipe is closed, the process has ended, or is of no use.
    if (!this.#pipe?.send(message)) this.#child.kill('SIGKILL');
  }

  #fail(failure: FailureFacts): void {
    this.#failure ??= new RendererFailure(failure, this.#task?.page);
    this.end();
  }

  /** After SIGKILL: did the system have memory for everybody, so that it did not choose this process to make room? */
  #endedItself(): boolean {
    return this.#oomKills !== undefined && countOomKills() === this.#oomKills;
  }

  #failureOf(code: number | null, signal: NodeJS.Signals | null): RendererFailure | undefined {
    if (this.#output.last.some((line) => /heap out of memory|allocation failed/i.test(line))) {
      const reason = `It ran out of memory: it may use ${this.#limits.heap} MB.`;
      return new RendererFailure({ kind: 'out-of-memory', reason }, this.#task?.page);
    }
    if (signal === 'SIGTERM' || (signal === 'SIGKILL' && !this.#endedItself())) return undefined;
    const how = signal ? `by the signal ${signal}` : `with exit code ${code}`;
    return new RendererFailure({ kind: 'exit', reason: `It ended its process ${how}.` }, this.#task?.page);
  }
}

/** The release sent another answer than that of the renderer. */
function unexpected({ type }: FromRenderer): ReleaseThrew {
  return new ReleaseThrew(`The renderer answered ${type}.`);
}

/**
 * What a shell does before it becomes the renderer: it limits its memory, which the renderer cannot undo, and starts a keeper, which
 * waits for the end of the pipe from the server and then ends all processes of the group. So nothing is left when the server ends,
 * however that happens and whatever the renderer does.
 */
const PRELUDE = [
  'ulimit -d "$0" 2>/dev/null',
  'ulimit -c 0',
  `(trap "" HUP INT TERM; read -r _; kill -KILL 0) <&${KEEPER_FD} >/dev/null 2>&1 ${ANSWERS_FD}>&- ${REQUESTS_FD}>&- &`,
  `exec "$@" ${KEEPER_FD}<&-`,
].join('\n');

/**
 * What V8 reserves for compiled code from Node 24 on, in KiB: it counts as data for `ulimit -d`, though hardly any of it is ever used.
 */
const RESERVED_FOR_CODE = Number.parseInt(process.versions.node, 10) < 24 ? 0 : 512 * 1024;

function launch(script: string, { heap, memory }: RendererOptions['limits']): ChildProcess {
  const program = [
    process.execPath,
    ...process.execArgv.filter((option) => option === '--enable-source-maps'),
    `--max-old-space-size=${heap}`,
    script,
  ];
  const data = memory * 1024 + RESERVED_FOR_CODE;
  const prepared = ['/bin/sh', '-c', PRELUDE, String(data), ...program];
  const isWindows = process.platform === 'win32';
  const [command = '', ...args] = isWindows ? program : prepared;
  const { NODE_ENV, TZ, LANG, LC_ALL, PATH } = process.env;
  return spawn(command, args, {
    // Nothing else of the server's environment concerns a remote.
    env: { NODE_ENV, TZ, LANG, LC_ALL, PATH },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe', 'pipe', 'pipe'],
    // A process group of its own.
    detached: !isWindows,
  });
}
