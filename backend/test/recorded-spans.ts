import { ROOT_CONTEXT } from '@opentelemetry/api';
import { recordSpan, startTracing } from '@site/server';
import { Collector, type ReceivedSpan } from '@site/testkit/collector';

/** Does some work as a part of a span of its own. */
export const inSpan = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  recordSpan(name, {}, work, ROOT_CONTEXT);

/** What is recorded while `work` runs, as a collector receives it. */
export async function recordedSpans(work: () => Promise<unknown>): Promise<ReceivedSpan[]> {
  const collector = await new Collector().open();
  const settings = { endpoint: collector.url, share: 1, service: 'backend' };
  const tracing = await startTracing(settings, { info() {}, warn() {} });
  try {
    await work();
  } finally {
    await tracing?.stop();
    await collector.close();
  }
  return collector.spans;
}
