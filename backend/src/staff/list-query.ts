import { MEESTE_GETELD } from '@site/contract/office';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { type ListFilter, readPart } from '../office/list-query.js';
import { printStderr } from './terminal/output.js';
import type { Format } from './terminal/table.js';

/** Options of the lists. */
export interface ListOptions extends Format, ListFilter {
  limit: number;
}

/** The first `limit` records; states on standard error when there are none or more (not with `--json`). */
export async function fetchFirst<Entity extends ObjectLiteral>(
  query: SelectQueryBuilder<Entity>,
  { limit, json, search }: ListOptions,
  emptyMessage: string,
): Promise<Entity[]> {
  const { rows, total, more } = await readPart(query, { search, limit, count: !json });
  if (json) return rows;
  if (total === 0) printStderr(emptyMessage);
  if (more && rows.length === limit) {
    printStderr(
      `The newest ${limit} of more than ${MEESTE_GETELD}; --search, --since and --limit show others.`,
    );
  } else if (total > rows.length) {
    printStderr(`The newest ${rows.length} of ${total}; --limit ${total} shows all.`);
  }
  return rows;
}
