import type { EntityTarget, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { DataSource } from 'typeorm';
import type { ListOptions } from './terminal/list-options.js';
import { remark } from './terminal/output.js';

/** The query of a list, newest first: what came in since a day and has a text in one of its columns. */
export function recent<Entity extends ObjectLiteral & { createdAt: Date }>(
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

/** The first of a list, with a remark when there are more. */
export async function firstOf<Entity extends ObjectLiteral>(
  query: SelectQueryBuilder<Entity>,
  { limit, json }: ListOptions,
  nothing: string,
): Promise<Entity[]> {
  const [found, count] = await query.take(limit).getManyAndCount();
  if (json) return found;
  if (count === 0) remark(nothing);
  if (count > found.length) remark(`The newest ${found.length} of ${count}; --limit ${count} shows all.`);
  return found;
}
