import { AsyncLocalStorage } from 'node:async_hooks';
import { inSpan } from '@site/server';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { RecordedSpan } from '../../test/recorded-span.js';
import { readConfig } from '../config/config.js';
import { databaseOptions } from './database-options.js';
import { poolOf } from './pool-of.js';

const config = readConfig({ DATABASE_URL: process.env.TEST_POSTGRES_URL });
const database = new DataSource({ ...databaseOptions(config), poolSize: 1 });
beforeAll(() => database.initialize());
afterAll(() => database.destroy());

/** Holds the only connection, as a part of a span, until what `wait` started waits for it. */
async function holdWhile<Result>(holder: RecordedSpan, wait: () => Promise<Result>): Promise<Result> {
  const client = await poolOf(database).connect();
  const waiting = wait();
  inSpan(holder, () => client.release());
  return waiting;
}

test('a query that waited for a connection is a part of its own request', async () => {
  const [holder, waiter] = [new RecordedSpan('holder'), new RecordedSpan('waiter')];
  await holdWhile(holder, () =>
    inSpan(waiter, () => poolOf(database).query('SELECT 1 FROM pg_type LIMIT 1')),
  );
  await holdWhile(holder, () => inSpan(waiter, () => database.query('SELECT 1 FROM pg_class LIMIT 1')));
  expect(waiter.children.map(({ name }) => name)).toEqual(['SELECT pg_type', 'SELECT pg_class']);
  expect(holder.children).toEqual([]);
});

test('a query outside requests that waited for a connection is a part of none', async () => {
  const holder = new RecordedSpan('holder');
  await holdWhile(holder, () => poolOf(database).query('SELECT 1'));
  expect(holder.children).toEqual([]);
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
  await holdWhile(new RecordedSpan(), () => context.run('waiter', connect));
  expect(seen).toEqual([['waiter', true, true]]);
});
