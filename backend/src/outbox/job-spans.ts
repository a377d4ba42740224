import { formatTraceparent, parseTraceparent, recordSpan, type Span, type TraceParent } from '@site/server';
import type { Traces } from '../tracing/traces.js';

/** The field of a payload with the span that added the job. Missing when that was not recorded. */
interface Traced {
  traceparent?: string;
}

/** A job as its handler gets it, and where it comes from. */
interface ReceivedJob {
  payload: unknown;
  parent: TraceParent | undefined;
  isScheduled: boolean;
}

const attributesOf = (operation: 'send' | 'process', task: string) => ({
  'messaging.system': 'graphile_worker',
  'messaging.operation.name': operation,
  'messaging.operation.type': operation,
  'messaging.destination.name': task,
});

/** Records that jobs are added. @param add gets the fields to add to each payload, so that the job is part of the trace */
export async function recordAdding(
  task: string,
  count: number,
  add: (traced: Traced) => Promise<unknown>,
): Promise<void> {
  const attributes = {
    ...attributesOf('send', task),
    'messaging.batch.message_count': count > 1 ? count : undefined,
  };
  await recordSpan(`send ${task}`, { kind: 'producer', attributes }, (span) =>
    add(span ? { traceparent: formatTraceparent(span.parent) } : {}),
  );
}

/** Takes the trace out of a payload, which any version of the backend may have stored. */
export function receive(stored: unknown): ReceivedJob {
  if (typeof stored !== 'object' || stored === null) {
    return { payload: stored, parent: undefined, isScheduled: false };
  }
  const { traceparent, ...payload } = stored as Traced;
  // graphile-worker adds this field to the payload of scheduled jobs.
  return { payload, parent: parseTraceparent(traceparent), isScheduled: '_cron' in payload };
}

/**
 * Starts the span of one try of a job: in the trace of the request or job that added it. A scheduled job begins a trace; one whose
 * request was not recorded is not recorded either.
 */
export function startJobSpan(
  traces: Traces,
  task: string,
  { parent, isScheduled }: ReceivedJob,
  job: { attempts: number },
): Span | undefined {
  if (!parent && !isScheduled) return undefined;
  return traces.startSpan(`process ${task}`, {
    kind: 'consumer',
    parent,
    attributes: {
      ...attributesOf('process', task),
      // Not its id: as long as the job is stored, it leads to an address.
      'site.job.attempt': job.attempts,
    },
  });
}
