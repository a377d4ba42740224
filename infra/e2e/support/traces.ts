import { expect } from '@playwright/test';
import type { Collector, ReceivedSpan } from '@site/testkit/collector';

/** The spans of a trace, each with its program: `shell GET /contact`. */
const namesIn = ({ spans }: Collector, traceId: string) =>
  spans.filter((span) => span.traceId === traceId).map(({ service, name }) => `${service} ${name}`);

/** Waits for a span of a trace. @param name of it, after that of the program: `shell GET /contact` */
export async function spanOf(collector: Collector, traceId: string, name: string): Promise<ReceivedSpan> {
  await expect.poll(() => namesIn(collector, traceId), { message: name }).toContain(name);
  return collector.spans.find(
    (span) => span.traceId === traceId && `${span.service} ${span.name}` === name,
  ) as ReceivedSpan;
}

/** The spans above one, each with its program, from the first span of the trace. */
export function pathTo({ spans }: Collector, span: ReceivedSpan): string[] {
  const above = (one: ReceivedSpan): string[] => {
    const parent = spans.find(
      ({ spanId, traceId }) => spanId === one.parentSpanId && traceId === one.traceId,
    );
    return [...(parent ? above(parent) : []), `${one.service} ${one.name}`];
  };
  return above(span);
}
