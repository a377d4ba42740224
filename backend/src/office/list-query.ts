import { MEESTE_GETELD } from '@site/contract/office';
import type { DataSource, EntityTarget, ObjectLiteral, OrderByCondition, SelectQueryBuilder } from 'typeorm';

/** Which records a list has. */
export interface ListFilter {
  search?: string | undefined;
  /** A day in the Netherlands: `2026-11-20`. */
  since?: string | undefined;
}

/** What a list searches, as SQL. `it` is the record. Each has an index of the same expression: PostgreSQL compares them literally. */
export interface Searched {
  /** All that is searched, in one text. */
  text: string;
  /** Numbers that people type in several ways, without spaces and dashes and separated by slashes. */
  numbers?: string;
}

/** SQL for columns in one text, separated by spaces. */
export const inOneText = (...columns: string[]) => `(${columns.join(" || ' ' || ")})`;

/** A part of a list. */
export interface ListPart<Entity> {
  rows: Entity[];
  /** How many there are, at most `MEESTE_GETELD`: to count more takes as long as there are records. */
  total: number;
  more: boolean;
}

/** Rows. The statistics of PostgreSQL are of hundredths: of a million rows it takes a word that few have to be in ten thousand. */
const FEW = 15_000;
/** So many times fewer records have a part of a search than have another. */
const MUCH_RARER = 10;
/** Of a search, the longest ones. */
const MAX_PARTS = 5;
const NEWEST_FIRST = { 'it.createdAt': 'DESC', 'it.id': 'ASC' } as const;

/** Query for a list, filtered by day of receipt and by a search: for a number, or for words in any order. */
export async function createListQuery<Entity extends ObjectLiteral & { createdAt: Date }>(
  database: DataSource,
  entity: EntityTarget<Entity>,
  { search, since }: ListFilter,
  { text, numbers }: Searched,
  order: OrderByCondition = NEWEST_FIRST,
): Promise<SelectQueryBuilder<Entity>> {
  const { manager } = database;
  const query = manager.createQueryBuilder(entity, 'it').orderBy(order);
  if (search) {
    const number = numbers && numberIn(search);
    const words = wordsOf(search);
    const rare = await rarestPart(search, (part) =>
      manager.createQueryBuilder(entity, 'it').where(`${text} ILIKE ANY(:part)`, { part: patternsOf(part) }),
    );
    // No index has the other expression: it leaves what the rare part found.
    const searched = rare ? `${text} || ''` : text;
    const conditions = words.map((_, index) => `${searched} ILIKE ANY(:word${index})`);
    if (rare) conditions.unshift(`${text} ILIKE ANY(:rare)`);
    const hasWords = conditions.join(' AND ');
    query.andWhere(number ? `(${hasWords} OR ${numbers} ILIKE :number)` : hasWords, {
      ...Object.fromEntries(words.map((word, index) => [`word${index}`, patternsOf(word)])),
      ...(rare && { rare: patternsOf(rare) }),
      ...(number && { number: patternOf(number) }),
    });
  }
  if (since) {
    query.andWhere("it.createdAt >= CAST(:since AS date)::timestamp AT TIME ZONE 'Europe/Amsterdam'", {
      since,
    });
  }
  return query;
}

/** The longest first: few have it. A phone number with spaces is one word. */
function wordsOf(search: string): string[] {
  const isPhoneNumber = /^[\d\s()+./-]+$/.test(search);
  const words = isPhoneNumber ? [search.trim()] : search.trim().split(/\s+/);
  return [...new Set(words)].sort((a, b) => b.length - a.length);
}

/** A phone number or number plate as typed, without spaces, dashes and the start that a country has; empty when it is something else. */
function numberIn(search: string): string {
  const bare = search.replace(/[^\p{L}\p{N}]/gu, '').replace(/^(?:0031|31|0)(?=\d{8})/, '');
  return bare.length >= 4 && bare.length <= 15 && /\d/.test(bare) ? bare : '';
}

/** What people call the colour of a car, and what the RDW does. */
const COLOURS: Readonly<Record<string, string>> = {
  ...{ witte: 'wit', zwarte: 'zwart', grijze: 'grijs', blauwe: 'blauw', rode: 'rood' },
  ...{ groene: 'groen', gele: 'geel', bruine: 'bruin', paarse: 'paars', roze: 'rose' },
};

/** A word as typed, and as the RDW writes it. */
const patternsOf = (word: string) => [word, COLOURS[word.toLowerCase()] ?? []].flat().map(patternOf);

const patternOf = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * The part of a search that fewest records have, as far as PostgreSQL knows; undefined when none is rare, by itself or beside another, or
 * there is only one. An index of trigrams looks up all of what it is asked, and that takes longest for what most records have, such as the
 * end of a mail address.
 */
async function rarestPart<Entity extends ObjectLiteral>(
  search: string,
  having: (part: string) => SelectQueryBuilder<Entity>,
): Promise<string | undefined> {
  const parts = [...new Set(search.match(/[\p{L}\p{N}]{3,}/gu))].sort((a, b) => b.length - a.length);
  if (parts.length < 2) return undefined;
  const found: { part: string; rows: number }[] = [];
  for (const part of parts.slice(0, MAX_PARTS)) found.push({ part, rows: await estimatedRows(having(part)) });
  const [first, ...others] = found.sort((a, b) => a.rows - b.rows);
  const most = others.at(-1)?.rows ?? 0;
  return first && (first.rows < FEW || first.rows * MUCH_RARER <= most) ? first.part : undefined;
}

async function estimatedRows<Entity extends ObjectLiteral>(
  query: SelectQueryBuilder<Entity>,
): Promise<number> {
  const [sql, parameters] = query.getQueryAndParameters();
  const [plan] = await query.dataSource.query(`EXPLAIN (FORMAT JSON) ${sql}`, parameters);
  return plan['QUERY PLAN'][0].Plan['Plan Rows'];
}

/** Whether a query finds more than are counted. They are not counted when PostgreSQL expects few. */
export async function findsMany<Entity extends ObjectLiteral>(
  query: SelectQueryBuilder<Entity>,
): Promise<boolean> {
  if ((await estimatedRows(query)) < FEW) return false;
  return (await countRows(query)).count > MEESTE_GETELD;
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
  const found = search ? await narrow(query) : count ? (await countRows(query)).count : 0;
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

/** Makes a query with a search one for the ids that it finds, unless they are too many. @returns how many were found */
async function narrow<Entity extends ObjectLiteral>(query: SelectQueryBuilder<Entity>): Promise<number> {
  const ids = `CASE WHEN count(*) <= ${MEESTE_GETELD} THEN coalesce(array_agg(id), '{}') END`;
  const found = await countRows(query, ids);
  if (found.ids) query.where('it.id = ANY(:ids)', { ids: found.ids });
  return found.count;
}

/** Counts in the database: fetching ten thousand ids takes longer than everything else of a list. @param ids SQL */
async function countRows<Entity extends ObjectLiteral>(
  query: SelectQueryBuilder<Entity>,
  ids = 'NULL',
): Promise<{ count: number; ids: string[] | null }> {
  // By date, whatever the order of the list: each filter has an index of that, and no other order has.
  const first = query.clone().select('it.id', 'id').orderBy(NEWEST_FIRST);
  const [sql, parameters] = first.limit(MEESTE_GETELD + 1).getQueryAndParameters();
  const rows = await query.dataSource.query<[{ count: number; ids: string[] | null }]>(
    `SELECT count(*)::int AS count, ${ids} AS ids FROM (${sql}) AS matching`,
    parameters,
  );
  return rows[0];
}
