import { expect, type Page } from '@playwright/test';
import type { Collector, ReceivedSpan } from '@site/local/collector';

/** What the answer with the page that is open says to its browser. */
export const serverTiming = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return Object.fromEntries((load?.serverTiming ?? []).map(({ name, description }) => [name, description]));
  });

/** The id of the trace of the page load. */
export async function traceOf(page: Page): Promise<string> {
  const [, traceId = ''] = /^00-(\w{32})-/.exec((await serverTiming(page)).traceparent ?? '') ?? [];
  expect(traceId).not.toBe('');
  return traceId;
}

/** The spans of a trace, each with its program: `shell GET /contact`. */
export const namesIn = ({ spans }: Collector, traceId: string) =>
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
