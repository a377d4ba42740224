import { context, propagation, ROOT_CONTEXT, SpanKind, trace } from '@opentelemetry/api';
import { recordSpan } from '@site/server';

/** The field of a payload with the span that added the job. Missing when that was not recorded. */
interface Traced {
  traceparent?: string;
}

const attributesOf = (operation: 'send' | 'process', task: string) => ({
  'messaging.system': 'graphile_worker',
  'messaging.operation.name': operation,
  'messaging.operation.type': operation,
  'messaging.destination.name': task,
});

/** Records that jobs are added. @param add gets the fields to add to each payload, so that the job is part of the trace */
export function recordAdding(
  task: string,
  count: number,
  add: (traced: Traced) => Promise<unknown>,
): Promise<unknown> {
  const attributes = {
    ...attributesOf('send', task),
    'messaging.batch.message_count': count > 1 ? count : undefined,
  };
  return recordSpan(`send ${task}`, { kind: SpanKind.PRODUCER, attributes }, () => {
    const traced: Traced = {};
    propagation.inject(context.active(), traced);
    return add(traced);
  });
}

/**
 * Runs one try of a job and records it, in the trace of the request or job that added it. A scheduled job begins a trace; one whose
 * request was not recorded is not recorded either.
 *
 * @param stored the payload, which any version of the backend may have stored
 * @param work gets the payload without the trace
 */
export function recordJob(
  task: string,
  stored: unknown,
  attempt: number,
  work: (payload: unknown) => Promise<void>,
): Promise<void> {
  if (typeof stored !== 'object' || stored === null) return work(stored);
  const { traceparent, ...payload } = stored as Traced;
  const parent = propagation.extract(ROOT_CONTEXT, { traceparent });
  // graphile-worker adds this field to the payload of scheduled jobs.
  const isScheduled = '_cron' in payload;
  if (!isScheduled && !trace.getSpanContext(parent)) return work(payload);
  // Not its id: as long as the job is stored, it leads to an address.
  const attributes = { ...attributesOf('process', task), 'site.job.attempt': attempt };
  return recordSpan(`process ${task}`, { kind: SpanKind.CONSUMER, attributes }, () => work(payload), parent);
}
