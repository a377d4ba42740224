import type { Span, SpanAttributes } from '@site/server';

/** A span that keeps what was told to it, for tests without a collector. */
export class RecordedSpan implements Span {
  readonly traceId = 'a'.repeat(32);
  readonly parent = { traceId: this.traceId, spanId: 'b'.repeat(16), sampled: true };
  readonly children: RecordedSpan[] = [];
  attributes: SpanAttributes = {};
  /** How often it was ended. */
  ends = 0;
  error: string | undefined;

  constructor(public name = 'request') {}

  startChild(name: string, { attributes = {} }: { attributes?: SpanAttributes } = {}): RecordedSpan {
    const child = new RecordedSpan(name);
    child.attributes = attributes;
    this.children.push(child);
    return child;
  }

  addChild(name: string): void {
    this.startChild(name).end();
  }

  rename(name: string): void {
    this.name = name;
  }

  set(attributes: SpanAttributes): void {
    this.attributes = { ...this.attributes, ...attributes };
  }

  end(error?: string): void {
    this.ends += 1;
    this.error ??= error;
  }
}
