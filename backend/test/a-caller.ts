import { randomBytes } from 'node:crypto';

/** A caller with a trace of its own, which it records or not. */
export function aCaller(records: boolean): { traceId: string; spanId: string; traceparent: string } {
  const [traceId, spanId] = [randomBytes(16).toString('hex'), randomBytes(8).toString('hex')];
  return { traceId, spanId, traceparent: `00-${traceId}-${spanId}-${records ? '01' : '00'}` };
}
