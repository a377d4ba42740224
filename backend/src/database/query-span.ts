import { type Span, SpanKind, trace } from '@opentelemetry/api';
import { errorType, markFailed, tracer } from '@site/server';
import pg from 'pg';
import { describeStatement } from './describe-statement.js';

type Callback = (error: unknown, ...result: unknown[]) => void;

/**
 * Runs a query and records it as a part of the current span, if there is one: the statement, without its values.
 *
 * @param args the arguments of `Client.query`
 */
export function recordQuery(client: pg.Client, args: unknown[], run: (args: unknown[]) => unknown): unknown {
  // An object that `pg` runs itself, such as a cursor, ends when its reader wants.
  if (!trace.getActiveSpan() || isSubmittable(args[0])) return run(args);
  const span = startSpan(client, args[0]);
  try {
    return runIn(span, args, run);
  } catch (error) {
    end(span, error);
    throw error;
  }
}

function startSpan({ host, port, database }: pg.Client, query: unknown): Span {
  const given = typeof query === 'string' ? query : (query as { text?: unknown } | null)?.text;
  const { operation, collection, summary, text } = describeStatement(String(given ?? ''));
  return tracer().startSpan(summary, {
    kind: SpanKind.CLIENT,
    attributes: {
      'db.system.name': 'postgresql',
      'db.namespace': database,
      'db.operation.name': operation,
      'db.collection.name': collection,
      'db.query.summary': summary,
      'db.query.text': text,
      'server.address': host,
      'server.port': port,
    },
  });
}

function runIn(span: Span, args: unknown[], run: (args: unknown[]) => unknown): unknown {
  const [query, values] = args;
  const callback = callbackOf(args);
  if (callback) {
    const endFirst: Callback = (error, ...result) => {
      end(span, error);
      callback(error, ...result);
    };
    return run([query, typeof values === 'function' ? undefined : values, endFirst]);
  }
  // The caller gets this promise instead of the one of `pg`: a failure that the caller does not handle is not hidden.
  return (run(args) as Promise<unknown>).then(
    (result) => {
      end(span);
      return result;
    },
    (error) => {
      end(span, error);
      throw error;
    },
  );
}

function isSubmittable(query: unknown): boolean {
  return typeof (query as { submit?: unknown } | null)?.submit === 'function';
}

/** In the order in which `pg` takes it. */
function callbackOf([query, values, callback]: unknown[]): Callback | undefined {
  const inConfig = (query as { callback?: unknown } | null)?.callback;
  return [callback, values, inConfig].find((value): value is Callback => typeof value === 'function');
}

function end(span: Span, error?: unknown): void {
  if (error instanceof pg.DatabaseError) span.setAttributes({ 'db.response.status_code': error.code });
  if (error) markFailed(span, errorType(error));
  span.end();
}
