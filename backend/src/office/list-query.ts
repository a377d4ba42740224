import { MEESTE_GETELD } from '@site/contract/office';
import type { DataSource, EntityTarget, ObjectLiteral, OrderByCondition, SelectQueryBuilder } from 'typeorm';

/** Which records a list has. */
export interface ListFilter {
  search?: string | undefined;
  /** A day in the Netherlands: `2026-11-20`. */
  since?: string | undefined;
}

/** What a list searches. */
export interface Searched<Entity> {
  columns: readonly (keyof Entity & string)[];
  /** SQL for texts in several columns, as an index has it. `it` is the record. */
  texts?: readonly string[];
  /**
   * SQL for numbers that people type in several ways, without spaces and dashes and separated by slashes, as an index has it. `it` is the
   * record.
   */
  numbers?: string;
}

/** A part of a list. */
export interface ListPart<Entity> {
  rows: Entity[];
  /** How many there are, at most `MEESTE_GETELD`: to count more takes as long as there are records. */
  total: number;
  more: boolean;
}

/** Rows. The statistics of PostgreSQL are of hundredths: of a million rows it takes a word that few have to be in ten thousand. */
const RARE = 15_000;
/** Of a search, the longest ones. */
const MAX_WORDS = 5;
const NEWEST_FIRST = { 'it.createdAt': 'DESC', 'it.id': 'ASC' } as const;

/** Query for a list, filtered by day of receipt and by text in what is searched. */
export async function createListQuery<Entity extends ObjectLiteral & { createdAt: Date }>(
  database: DataSource,
  entity: EntityTarget<Entity>,
  { search, since }: ListFilter,
  { columns, texts = [], numbers }: Searched<Entity>,
  order: OrderByCondition = NEWEST_FIRST,
): Promise<SelectQueryBuilder<Entity>> {
  const query = database.manager.createQueryBuilder(entity, 'it').orderBy(order);
  const anyColumn = (condition: (column: string) => string) =>
    [...columns.map((column) => `it.${column}`), ...texts].map(condition).join(' OR ');
  const containsPart = (column: string) => `${column} ILIKE :part`;
  if (search) {
    const having = (part: string) =>
      database.manager
        .createQueryBuilder(entity, 'it')
        .where(anyColumn(containsPart), { part: patternOf(part) });
    const part = await rarestPart(search.trim(), having);
    const number = numbers && numberIn(search);
    // No index has the second condition, which leaves what the first one found.
    query.andWhere(
      `(${anyColumn((column) => `(${containsPart(column)} AND ${column} || '' ILIKE :whole)`)}
        ${number ? `OR ${numbers} ILIKE :number` : ''})`,
      { part: patternOf(part), whole: patternOf(search.trim()), number: number && patternOf(number) },
    );
  }
  if (since) {
    query.andWhere("it.createdAt >= CAST(:since AS date)::timestamp AT TIME ZONE 'Europe/Amsterdam'", {
      since,
    });
  }
  return query;
}

/** A phone number or number plate as typed, without spaces, dashes and the start that a country has; empty when it is something else. */
function numberIn(search: string): string {
  const bare = search.replace(/[^\p{L}\p{N}]/gu, '').replace(/^(?:0031|31|0)(?=\d{8})/, '');
  return bare.length >= 4 && bare.length <= 15 && /\d/.test(bare) ? bare : '';
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
  let fewest = RARE;
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
 * Reads a part of a list.
 *
 * A search finds the ids first. Few records are then read by id; for many PostgreSQL goes through the index of the order, where the
 * first come soon. It cannot know which of both it is: going by date for a word that occurs once reads the whole table.
 *
 * @param count whether the total matters without a search
 */
export async function readPart<Entity extends ObjectLiteral>(
  query: SelectQueryBuilder<Entity>,
  {
    search,
    limit,
    offset = 0,
    count = true,
  }: ListFilter & { limit: number; offset?: number; count?: boolean },
): Promise<ListPart<Entity>> {
  const found = search ? await narrow(query) : count ? await countRows(limited(query)) : 0;
  const rows = await query.skip(offset).take(limit).getMany();
  return { rows, total: Math.min(found, MEESTE_GETELD), more: found > MEESTE_GETELD };
}

/** The ids of all records of a list, in its order. */
export async function readIds<Entity extends ObjectLiteral>(
  query: SelectQueryBuilder<Entity>,
  { search }: ListFilter,
): Promise<string[]> {
  if (search) await narrow(query);
  const rows = await query.select('it.id', 'id').getRawMany<{ id: string }>();
  return rows.map(({ id }) => id);
}

function limited<Entity extends ObjectLiteral>(query: SelectQueryBuilder<Entity>) {
  return query
    .clone()
    .select('it.id', 'id')
    .limit(MEESTE_GETELD + 1);
}

/** Makes a query with a search one for the ids that it finds, unless they are too many. @returns how many were found */
async function narrow<Entity extends ObjectLiteral>(query: SelectQueryBuilder<Entity>): Promise<number> {
  const ids = (await limited(query).orderBy().getRawMany<{ id: string }>()).map(({ id }) => id);
  if (ids.length <= MEESTE_GETELD) query.where('it.id = ANY(:ids)', { ids });
  return ids.length;
}

/** Counts in the database: fetching ten thousand ids takes longer than everything else of a list. */
async function countRows<Entity extends ObjectLiteral>(query: SelectQueryBuilder<Entity>): Promise<number> {
  // By date, whatever the order of the list: each filter has an index of that, and no other order has.
  const [sql, parameters] = query.orderBy(NEWEST_FIRST).getQueryAndParameters();
  const rows = await query.dataSource.query<[{ count: number }]>(
    `SELECT count(*)::int AS count FROM (${sql}) AS matching`,
    parameters,
  );
  return rows[0].count;
}
