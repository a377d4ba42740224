import { describeStatement } from './describe-statement.js';

test.each([
  ['SELECT 1', 'SELECT', undefined],
  ['select * from customers where id = $1', 'SELECT', 'customers'],
  ['SELECT "c"."id" AS "a" FROM "customers" "c" WHERE "c"."email" = $1', 'SELECT', 'customers'],
  ['SELECT r.id FROM graphile_worker.jobs r', 'SELECT', 'graphile_worker.jobs'],
  ['SELECT id FROM "public"."customers"', 'SELECT', 'public.customers'],
  ['SELECT extract(epoch FROM now() - min(run_at)) FROM jobs', 'SELECT', 'jobs'],
  ['SELECT * FROM (SELECT * FROM customers) AS c', 'SELECT', undefined],
  ['SELECT graphile_worker.add_job($1) FROM json_array_elements($2::json) AS job', 'SELECT', undefined],
  ['INSERT INTO "limits"("key", "points") VALUES ($1, $2) RETURNING *', 'INSERT', 'limits'],
  ['INSERT INTO sessions (sess) SELECT $1 ON CONFLICT (sid) DO UPDATE SET sess = $1', 'INSERT', 'sessions'],
  ['UPDATE ONLY "customers" SET "email" = $1', 'UPDATE', 'customers'],
  ['DELETE FROM mailed_codes r WHERE r.id = ANY($1)', 'DELETE', 'mailed_codes'],
  ['WITH extended AS (UPDATE sessions SET expire = $1) SELECT sess FROM sessions s', 'SELECT', 'sessions'],
  ['  -- FROM nowhere\n /* UPDATE x */ DELETE FROM "offers"', 'DELETE', 'offers'],
  ['COMMIT', 'COMMIT', undefined],
  ['', undefined, undefined],
])('%s', (sql, operation, collection) => {
  const summary = [operation ?? 'postgresql', collection].filter(Boolean).join(' ');
  expect(describeStatement(sql)).toMatchObject({ operation, collection, summary });
});

test.each([
  ["WHERE email = 'jan@bedrijf.nl' AND x = 1", 'WHERE email = ? AND x = 1'],
  ["VALUES ('it''s', '', $1)", 'VALUES (?, ?, $1)'],
  [String.raw`VALUES (E'it\'s secret', e'\\', 'a\')`, 'VALUES (?, ?, ?)'],
  ["WHERE a LIKE'secret\\' AND b = 'secret'", 'WHERE a LIKE? AND b = ?'],
  ["DO $$ 'secret' $$ LANGUAGE sql", 'DO ? LANGUAGE sql'],
  ['VALUES ($tag$ secret $$ $tag$, $1, $2)', 'VALUES (?, $1, $2)'],
  [`SELECT "it's" FROM "b" WHERE c = 'secret'`, `SELECT "it's" FROM "b" WHERE c = ?`],
  ["SELECT 1 -- it's secret\n, 'secret'", 'SELECT 1  \n, ?'],
  ["SELECT /* it's secret */ 'secret'", 'SELECT   ?'],
  ["SELECT 'secret", 'SELECT ?'],
  ['SELECT $$ secret', 'SELECT ?'],
])('literals and comments are not in the text of %s', (sql, text) => {
  expect(describeStatement(sql).text).toBe(text);
});

test('a long statement is cut, and its table is still found', () => {
  const columns = Array.from({ length: 400 }, (_, index) => `"c"."column_${index}"`).join(', ');
  const { text, summary } = describeStatement(`SELECT ${columns} FROM customers c`);
  expect([text.length, summary]).toEqual([2000, 'SELECT customers']);
});
