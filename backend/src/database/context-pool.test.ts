import { AsyncLocalStorage } from 'node:async_hooks';
import type { ReceivedSpan } from '@site/testkit/collector';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { inSpan, recordedSpans } from '../../test/recorded-spans.js';
import { readConfig } from '../config/config.js';
import { databaseOptions } from './database-options.js';
import { poolOf } from './pool-of.js';

const config = readConfig({ DATABASE_URL: process.env.TEST_POSTGRES_URL });
const database = new DataSource({ ...databaseOptions(config), poolSize: 1 });
beforeAll(() => database.initialize());
afterAll(() => database.destroy());

/** Holds the only connection until what `wait` started waits for it, and releases it as a part of the span `holder`. */
async function holdWhile<Result>(wait: () => Promise<Result>): Promise<Result> {
  const client = await poolOf(database).connect();
  const waiting = wait();
  await inSpan('holder', async () => client.release());
  return waiting;
}

/** Each with the name of the span that it is a part of. */
const partsOf = (spans: ReceivedSpan[]) =>
  spans.map(({ name, parentSpanId }) => [name, spans.find(({ spanId }) => spanId === parentSpanId)?.name]);

test('a query that waited for a connection is a part of its own request', async () => {
  const spans = await recordedSpans(async () => {
    await holdWhile(() =>
      inSpan('pool waiter', () => poolOf(database).query('SELECT 1 FROM pg_type LIMIT 1')),
    );
    await holdWhile(() => inSpan('waiter', () => database.query('SELECT 1 FROM pg_class LIMIT 1')));
  });
  expect(partsOf(spans).filter(([, parent]) => parent)).toEqual([
    ['SELECT pg_type', 'pool waiter'],
    ['SELECT pg_class', 'waiter'],
  ]);
});

test('a query outside requests that waited for a connection is a part of none', async () => {
  const spans = await recordedSpans(() => holdWhile(() => poolOf(database).query('SELECT 1')));
  expect(partsOf(spans)).toEqual([['holder', undefined]]);
});

test('a callback for a connection is called in the context of the caller, also when it fails', async () => {
  const context = new AsyncLocalStorage<string>();
  const pool = poolOf(database);
  const seen: unknown[] = [];
  const connect = () =>
    new Promise<void>((resolve) => {
      pool.connect((error, client, release) => {
        seen.push([context.getStore(), error === undefined, client instanceof pg.Client]);
        release();
        resolve();
      });
    });
  await holdWhile(() => context.run('waiter', connect));
  expect(seen).toEqual([['waiter', true, true]]);
});
