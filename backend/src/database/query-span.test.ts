import pg from 'pg';
import { inSpan, recordedSpans } from '../../test/recorded-spans.js';
import { TimedClient } from './timed-client.js';

const client = new TimedClient(process.env.TEST_POSTGRES_URL);
beforeAll(() => client.connect());
afterAll(() => client.end());

const GOOD = 'SELECT $1::text AS answer FROM pg_database LIMIT 1';
const BAD = 'SELECT $1::int AS answer FROM pg_database LIMIT 1';
const VALUES = ['secret'];

type Outcome = { answer?: string; code?: string };
const toOutcome = (error: unknown, rows: unknown[] = []): Outcome =>
  error ? { code: (error as { code: string }).code } : ((rows[0] ?? {}) as Outcome);

/** Each form in which `pg` takes a query. */
const FORMS: Record<string, (text: string) => Promise<Outcome>> = {
  'a promise': (text) =>
    client.query(text, VALUES).then(
      ({ rows }: pg.QueryResult) => toOutcome(undefined, rows),
      (error: Error) => toOutcome(error),
    ),
  'a callback': (text) =>
    new Promise((resolve) => {
      client.query(text, VALUES, (error: Error, result: pg.QueryResult) =>
        resolve(toOutcome(error, result?.rows)),
      );
    }),
  'a callback after an object': (text) =>
    new Promise((resolve) => {
      client.query({ text, values: VALUES }, (error: Error, result: pg.QueryResult) =>
        resolve(toOutcome(error, result?.rows)),
      );
    }),
  'a callback in an object': (text) =>
    new Promise((resolve) => {
      const callback = (error: Error, result: pg.QueryResult) => resolve(toOutcome(error, result?.rows));
      client.query({ text, values: VALUES, callback } as pg.QueryConfig);
    }),
};

describe.each(Object.entries(FORMS))('with %s', (_form, run) => {
  test('a query is a span without its values', async () => {
    const spans = await recordedSpans(async () => {
      expect(await inSpan('request', () => run(GOOD))).toEqual({ answer: 'secret' });
    });
    const [span, request] = spans;
    expect(spans).toHaveLength(2);
    expect(span).toMatchObject({
      name: 'SELECT pg_database',
      kind: 'client',
      parentSpanId: request?.spanId,
      hasFailed: false,
    });
    expect(span?.attributes).toEqual({
      'db.system.name': 'postgresql',
      'db.namespace': 'postgres',
      'db.operation.name': 'SELECT',
      'db.collection.name': 'pg_database',
      'db.query.summary': 'SELECT pg_database',
      'db.query.text': GOOD,
      'server.address': client.host,
      'server.port': client.port,
    });
  });

  test('a failed query ends with its SQLSTATE', async () => {
    const spans = await recordedSpans(async () => {
      expect(await inSpan('request', () => run(BAD))).toEqual({ code: '22P02' });
    });
    expect(spans).toHaveLength(2);
    expect(spans[0]).toMatchObject({
      hasFailed: true,
      attributes: { 'db.response.status_code': '22P02', 'error.type': '22P02' },
    });
    expect(JSON.stringify(spans)).not.toContain('secret');
  });

  test('without a span it works the same', async () => {
    expect([await run(GOOD), await run(BAD)]).toEqual([{ answer: 'secret' }, { code: '22P02' }]);
  });
});

test('a query that pg does not run ends its span', async () => {
  const [query] = await recordedSpans(() =>
    inSpan('request', async () => {
      expect(() => client.query(null as unknown as string)).toThrow(TypeError);
    }),
  );
  expect(query).toMatchObject({ hasFailed: true, attributes: { 'error.type': 'TypeError' } });
});
