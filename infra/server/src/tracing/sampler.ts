import { type Context, SpanKind } from '@opentelemetry/api';
import {
  ParentBasedSampler,
  type Sampler,
  SamplingDecision,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';
import { MAX_CONTINUED_PER_SECOND } from './tracing.js';

/**
 * Decides which traces are recorded: a share of those that begin here. Of what the caller records so many requests of a second, and every
 * job that such a request has added.
 */
export function createSampler(share: number, now: () => number = Date.now): Sampler {
  let second = 0;
  let continued = 0;
  const limited: Sampler = {
    shouldSample(_context: Context, _traceId: string, _name: string, kind: SpanKind) {
      if (kind !== SpanKind.SERVER) return { decision: SamplingDecision.RECORD_AND_SAMPLED };
      const current = Math.floor(now() / 1000);
      if (current !== second) {
        second = current;
        continued = 0;
      }
      continued += 1;
      const isRecorded = continued <= MAX_CONTINUED_PER_SECOND;
      return { decision: SamplingDecision[isRecorded ? 'RECORD_AND_SAMPLED' : 'NOT_RECORD'] };
    },
    toString: () => `At most ${MAX_CONTINUED_PER_SECOND} requests a second`,
  };
  return new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share), remoteParentSampled: limited });
}
