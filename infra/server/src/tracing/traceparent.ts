import { randomBytes } from 'node:crypto';

/** The header that passes a trace on (W3C Trace Context), of a request and of a `Server-Timing`. */
export const TRACEPARENT_HEADER = 'traceparent';

/** The caller in a trace. */
export interface TraceParent {
  /** 32 hexadecimal digits. */
  traceId: string;
  /** 16 hexadecimal digits: the span of the caller. */
  spanId: string;
  /** Does the caller record this trace? */
  sampled: boolean;
}

const TRACEPARENT = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/;

/** Reads a header; undefined when it is missing, invalid by the standard, or of a version other than 00, the only one there is. */
export function parseTraceparent(header: unknown): TraceParent | undefined {
  const [, traceId, spanId, flags] = (typeof header === 'string' && TRACEPARENT.exec(header)) || [];
  if (!traceId || !spanId || !flags) return undefined;
  return { traceId, spanId, sampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

export function formatTraceparent({ traceId, spanId, sampled }: TraceParent): string {
  return `00-${traceId}-${spanId}-${sampled ? '01' : '00'}`;
}

/** The first span of a new trace. */
export function newTraceParent(sampled: boolean): TraceParent {
  return { traceId: randomBytes(16).toString('hex'), spanId: randomBytes(8).toString('hex'), sampled };
}
