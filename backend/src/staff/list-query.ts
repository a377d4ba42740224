import type { EntityTarget, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { DataSource } from 'typeorm';
import type { ListOptions } from './terminal/list-options.js';
import { printStderr } from './terminal/output.js';

/** Query for a list, newest first, filtered by day of receipt and by text in one of the searched columns. */
export function createListQuery<Entity extends ObjectLiteral & { createdAt: Date }>(
  database: DataSource,
  entity: EntityTarget<Entity>,
  { search, since }: ListOptions,
  searchedColumns: readonly (keyof Entity & string)[],
): SelectQueryBuilder<Entity> {
  const query = database.manager
    .createQueryBuilder(entity, 'it')
    .orderBy({ 'it.createdAt': 'DESC', 'it.id': 'ASC' });
  if (since) {
    query.andWhere("it.createdAt >= CAST(:since AS date)::timestamp AT TIME ZONE 'Europe/Amsterdam'", {
      since,
    });
  }
  if (search) {
    const pattern = `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`;
    const anyColumn = searchedColumns.map((column) => `it.${column} ILIKE :pattern`).join(' OR ');
    query.andWhere(`(${anyColumn})`, { pattern });
  }
  return query;
}

/** The newest `limit` records; states on standard error when there are none or more (not with `--json`). */
export async function fetchFirst<Entity extends ObjectLiteral>(
  query: SelectQueryBuilder<Entity>,
  { limit, json }: ListOptions,
  emptyMessage: string,
): Promise<Entity[]> {
  const [found, count] = await query.take(limit).getManyAndCount();
  if (json) return found;
  if (count === 0) printStderr(emptyMessage);
  if (count > found.length)
    printStderr(`The newest ${found.length} of ${count}; --limit ${count} shows all.`);
  return found;
}
