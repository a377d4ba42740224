import { createHash } from 'node:crypto';
import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { SpanKind } from '@opentelemetry/api';
import { errorType, recordSpan } from '@site/server';
import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  ConstantBackoff,
  circuitBreaker,
  handleAll,
  handleWhen,
  retry,
} from 'cockatiel';
import { DataSource } from 'typeorm';
import * as v from 'valibot';
import { Metrics } from '../metrics/metrics.js';
import { JobHandlers } from '../outbox/job-handlers.js';
import { Clock } from '../platform/clock.js';
import { sanitizeLine } from '../platform/sanitize.js';

/** Of a whole look-up with its retries: a visitor may wait for it. */
const TIMEOUT_MS = 2000;
const RETRY_PAUSE_MS = 100;
/** Of an answer: a hundred times what is read of one. */
const MAX_BYTES = 1024 * 1024;
/** After so many failures in a row a service is left alone for a while, so that nobody waits for one that is down. */
const FAILURES_IN_A_ROW = 5;
const PAUSE_MS = 30_000;

/** What is asked of a service that is not ours. */
export interface LookUp<Result> {
  /** Names the service in metrics, traces, the log and the cache: `rdw`. */
  service: string;
  /** What is looked up. It is stored as a hash. */
  key: string;
  /** For how long the answer is kept, in seconds. */
  keepSeconds: number;
  /**
   * Fetches the answer with `getJson` and validates it; the result must be JSON. What it throws is a failure of the service. It may run
   * again for the same key, so it must change nothing there.
   */
  load: (getJson: GetJson) => Promise<Result>;
}

type GetJson = (url: URL, how?: GetOptions) => Promise<unknown>;

export interface GetOptions {
  headers?: Record<string, string>;
  /** The only root certificates that are trusted, as PEM; default those of Node. */
  ca?: string;
  /** A status besides 2xx that comes with an answer too. */
  orStatus?: number;
}

/** A text in an answer, as one line without control characters: the database does not keep all of them. */
export function answerText(maxLength: number) {
  return v.pipe(v.string(), v.maxLength(maxLength), v.transform(sanitizeLine));
}

/** Not a 2xx status. */
class UnexpectedStatus extends Error {
  readonly code = String(this.status);

  constructor(readonly status: number) {
    super(`The service answered ${status}.`);
  }
}

class AnswerTooLarge extends Error {
  readonly code = 'too large';
}

/** Asks again once what another try can mend: no connection, half an answer, or an error of the service itself. */
const onceMore = retry(
  handleWhen((error) => !(error instanceof UnexpectedStatus && error.status < 500)),
  { maxAttempts: 1, backoff: new ConstantBackoff(RETRY_PAUSE_MS) },
);

/** For all look-ups of a service. */
function createBreaker(): CircuitBreakerPolicy {
  const breaker = new ConsecutiveBreaker(FAILURES_IN_A_ROW);
  return circuitBreaker(handleAll, { breaker, halfOpenAfter: PAUSE_MS });
}

/**
 * The only way in which the backend reads from services that are not ours: within a time limit, retried once, not at all for a while
 * after failures in a row, and kept in the database. The limit by network is up to the call that a visitor makes.
 */
@Injectable()
export class ExternalServices implements OnModuleInit {
  private readonly log = new Logger(ExternalServices.name);
  private readonly breakers = new Map<string, CircuitBreakerPolicy>();

  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
    private readonly handlers: JobHandlers,
  ) {}

  onModuleInit(): void {
    this.handlers.addScheduled('forget-external-answers', '40 * * * *', () => this.forgetExpired());
  }

  /** The answer; undefined when there is none now, whatever the reason: the caller goes on without it. */
  async lookUp<Result>(lookUp: LookUp<Result>): Promise<Result | undefined> {
    const { service } = lookUp;
    const hash = createHash('sha256').update(`${service} ${lookUp.key}`).digest('base64url');
    const count = this.metrics.externalLookups.startTimer({ service });
    const [kept] = await this.database.query<{ answer: Result }[]>(
      'SELECT answer FROM external_answers WHERE key = $1 AND expires_at > $2',
      [hash, this.clock.now()],
    );
    if (kept) {
      count({ outcome: 'cached' });
      return kept.answer;
    }
    let answer: Result;
    try {
      answer = await this.breakerOf(service).execute(() => load(lookUp, AbortSignal.timeout(TIMEOUT_MS)));
    } catch (error) {
      if (error instanceof BrokenCircuitError) {
        count({ outcome: 'skipped' });
        return undefined;
      }
      count({ outcome: 'failed' });
      this.log.warn(`${service} gave no answer that can be used: ${describe(error)}`);
      return undefined;
    }
    count({ outcome: 'answered' });
    const expires = new Date(this.clock.now().getTime() + lookUp.keepSeconds * 1000);
    await this.database.query(
      `INSERT INTO external_answers (key, answer, expires_at) VALUES ($1, $2, $3)
       ON CONFLICT (key) DO UPDATE SET answer = excluded.answer, expires_at = excluded.expires_at`,
      [hash, JSON.stringify(answer), expires],
    );
    return answer;
  }

  private breakerOf(service: string): CircuitBreakerPolicy {
    const breaker = this.breakers.get(service) ?? createBreaker();
    this.breakers.set(service, breaker);
    return breaker;
  }

  private async forgetExpired(): Promise<void> {
    await this.database.query('DELETE FROM external_answers WHERE expires_at <= $1', [this.clock.now()]);
  }
}

function load<Result>({ service, load: loadWith }: LookUp<Result>, signal: AbortSignal): Promise<Result> {
  // Without the address: what is looked up is in it.
  return recordSpan(`look up ${service}`, { kind: SpanKind.CLIENT }, () =>
    loadWith((url, how) => onceMore.execute(() => getJson(url, signal, how), signal)),
  );
}

async function getJson(
  url: URL,
  signal: AbortSignal,
  { headers, ca, orStatus }: GetOptions = {},
): Promise<unknown> {
  const { get } = url.protocol === 'https:' ? https : http;
  const request = get(url, { ca, signal, headers: { accept: 'application/json', ...headers } });
  // Also after the answer began, when reading it fails as well.
  request.on('error', () => {});
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const { statusCode = 0 } = response;
  if ((statusCode >= 200 && statusCode < 300) || statusCode === orStatus) return readJson(response);
  request.destroy();
  throw new UnexpectedStatus(statusCode);
}

/** @throws AnswerTooLarge, SyntaxError */
async function readJson(response: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new AnswerTooLarge();
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString());
}

/** For the log: never what was looked up or answered. */
function describe(error: unknown): string {
  if (v.isValiError(error)) return `${v.getDotPath(error.issues[0]) ?? 'it'} is not as expected`;
  // Of a time limit, the cause says that it was one.
  return errorType((error as Error).cause ?? error);
}
