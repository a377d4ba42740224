import type { DataSource, EntityTarget, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { printStderr } from './terminal/output.js';
import type { Format } from './terminal/table.js';

/** Options of the lists. */
export interface ListOptions extends Format {
  search?: string;
  /** A day in the Netherlands: `2026-11-20`. */
  since?: string;
  limit: number;
}

/** More records than this are not counted, because that takes as long as there are records. */
const MAX_COUNTED = 10_000;
/** Of a search, the longest ones. */
const MAX_WORDS = 5;

/** Query for a list, newest first, filtered by day of receipt and by text in one of the searched columns. */
export async function createListQuery<Entity extends ObjectLiteral & { createdAt: Date }>(
  database: DataSource,
  entity: EntityTarget<Entity>,
  { search, since }: ListOptions,
  searchedColumns: readonly (keyof Entity & string)[],
): Promise<SelectQueryBuilder<Entity>> {
  const query = database.manager
    .createQueryBuilder(entity, 'it')
    .orderBy({ 'it.createdAt': 'DESC', 'it.id': 'ASC' });
  const anyColumn = (condition: (column: string) => string) =>
    `(${searchedColumns.map((column) => condition(`it.${column}`)).join(' OR ')})`;
  const containsPart = (column: string) => `${column} ILIKE :part`;
  if (search) {
    const having = (part: string) =>
      database.manager
        .createQueryBuilder(entity, 'it')
        .where(anyColumn(containsPart), { part: patternOf(part) });
    const part = await rarestPart(search.trim(), having);
    // No index has the second condition, which leaves what the first one found.
    query.andWhere(
      anyColumn((column) => `(${containsPart(column)} AND ${column} || '' ILIKE :whole)`),
      {
        part: patternOf(part),
        whole: patternOf(search.trim()),
      },
    );
  }
  if (since) {
    query.andWhere("it.createdAt >= CAST(:since AS date)::timestamp AT TIME ZONE 'Europe/Amsterdam'", {
      since,
    });
  }
  return query;
}

const patternOf = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * The word of a search that fewest records have, as far as PostgreSQL knows, or all of it when none is rare. An index of trigrams looks all of
 * a text up, and that takes longest for what most records have, such as the end of a mail address.
 */
async function rarestPart<Entity extends ObjectLiteral>(
  search: string,
  having: (part: string) => SelectQueryBuilder<Entity>,
): Promise<string> {
  const words = [...new Set(search.match(/[\p{L}\p{N}]{3,}/gu))].sort((a, b) => b.length - a.length);
  let rarest = search;
  let fewest = MAX_COUNTED;
  for (const word of words.length > 1 ? words.slice(0, MAX_WORDS) : []) {
    const query = having(word);
    const [sql, parameters] = query.getQueryAndParameters();
    const [
      {
        'QUERY PLAN': [{ Plan }],
      },
    ] = await query.dataSource.query(`EXPLAIN (FORMAT JSON) ${sql}`, parameters);
    if (Plan['Plan Rows'] >= fewest) continue;
    rarest = word;
    fewest = Plan['Plan Rows'];
  }
  return rarest;
}

/**
 * The newest `limit` records; states on standard error when there are none or more (not with `--json`).
 *
 * A search finds the ids first. Few records are then read by id; for many PostgreSQL goes through the index by date, where the newest
 * come soon. It cannot know which of both it is: going by date for a word that occurs once reads the whole table.
 */
export async function fetchFirst<Entity extends ObjectLiteral>(
  query: SelectQueryBuilder<Entity>,
  { limit, json, search }: ListOptions,
  emptyMessage: string,
): Promise<Entity[]> {
  const matching = query
    .clone()
    .select('it.id', 'id')
    .limit(MAX_COUNTED + 1);
  let count = 0;
  if (search) {
    const ids = (await matching.orderBy().getRawMany<{ id: string }>()).map(({ id }) => id);
    count = ids.length;
    if (count <= MAX_COUNTED) query.where('it.id = ANY(:ids)', { ids });
  } else if (!json) {
    count = await countRows(matching);
  }
  const found = await query.take(limit).getMany();
  if (json) return found;
  if (count === 0) printStderr(emptyMessage);
  if (count > MAX_COUNTED && found.length === limit) {
    printStderr(
      `The newest ${limit} of more than ${MAX_COUNTED}; --search, --since and --limit show others.`,
    );
  } else if (count > found.length) {
    printStderr(`The newest ${found.length} of ${count}; --limit ${count} shows all.`);
  }
  return found;
}

/** Counts in the database: fetching ten thousand ids takes longer than everything else of a list. */
async function countRows<Entity extends ObjectLiteral>(query: SelectQueryBuilder<Entity>): Promise<number> {
  const [sql, parameters] = query.getQueryAndParameters();
  const rows = await query.dataSource.query<[{ count: number }]>(
    `SELECT count(*)::int AS count FROM (${sql}) AS matching`,
    parameters,
  );
  return rows[0].count;
}
