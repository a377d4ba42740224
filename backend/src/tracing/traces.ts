import type { OnApplicationShutdown } from '@nestjs/common';
import {
  RequestTraces,
  type Span,
  type SpanOptions,
  startTracing,
  type TraceParent,
  type Tracing,
  type TracingLog,
} from '@site/server';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.js';
import { isProbe } from '../http/probes.js';

/**
 * Records what requests and jobs take their time for, as traces of OpenTelemetry; without a collector it does nothing. Started and
 * injected by `createApp`; the spans below a request or job need only `recordSpan` or `currentSpan`.
 */
export class Traces implements OnApplicationShutdown {
  private constructor(private readonly tracing: Tracing | undefined) {}

  /** For an application that never runs. */
  static none(): Traces {
    return new Traces(undefined);
  }

  static async start({ traceEndpoint, traceShare }: Config, log: TracingLog): Promise<Traces> {
    return new Traces(
      await startTracing({ endpoint: traceEndpoint, share: traceShare, service: 'backend' }, log),
    );
  }

  /** Records the requests, but not the probes. Call it before other hooks are added, so that these are part of it. */
  watchRequests(fastify: FastifyInstance): void {
    if (this.tracing) new RequestTraces(this.tracing, (route) => !isProbe(route)).watch(fastify);
  }

  /**
   * Starts the span of work that is not part of a request.
   *
   * @param options.parent what caused it, recorded then or elsewhere; without one it begins a trace, by share
   * @returns undefined when it is not recorded
   */
  startSpan(name: string, options: SpanOptions & { parent?: TraceParent | undefined }): Span | undefined {
    if (!options.parent && !this.tracing?.sample(undefined)) return undefined;
    return this.tracing?.startSpan(name, options);
  }

  /** After requests and jobs have ended, so that their spans are sent too. */
  async onApplicationShutdown(): Promise<void> {
    await this.tracing?.stop();
  }
}
