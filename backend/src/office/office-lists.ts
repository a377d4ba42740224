import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import {
  type BehandelaarFilter,
  type LijstAnswer,
  type LijstVraag,
  RIJEN_PER_PAGINA,
} from '@site/contract/office';
import {
  DataSource,
  type EntityManager,
  type EntityTarget,
  type FindOptionsWhere,
  In,
  type ObjectLiteral,
  type OrderByCondition,
  type SelectQueryBuilder,
} from 'typeorm';
import type { Employee } from '../employees/employee.entity.js';
import { Limits } from '../limits/limits.js';
import { Clock } from '../platform/clock.js';
import { type CsvColumns, csvOf, EXPORTS } from './csv.js';
import { createListQuery, readIds, readPart, type Searched } from './list-query.js';

/** What a list can be asked, besides what is its own. */
type Wanted<Order extends string> = Omit<LijstVraag, 'sorteer'> & {
  sorteer: Order;
  behandelaar?: BehandelaarFilter;
};

/** A list of the office. @typeParam Own what it can be asked besides */
export interface OfficeList<Entity, Row, Own extends object, Order extends string> {
  entity: EntityTarget<Entity>;
  searched: Searched;
  /** Each with an index. `it` is the record. */
  orders: Readonly<Record<Order, OrderByCondition>>;
  filter(query: SelectQueryBuilder<Entity & ObjectLiteral>, wanted: Own): void;
  toRows(manager: EntityManager, found: readonly Entity[], now: Date): Promise<Row[]>;
  csv: CsvColumns<Row>;
}

/** The orders that every list has. */
export const BY_DATE = {
  nieuwste: { 'it.createdAt': 'DESC', 'it.id': 'ASC' },
  oudste: { 'it.createdAt': 'ASC', 'it.id': 'DESC' },
} as const;

/** Reads the lists of the office: a page, or a file of everything. */
@Injectable()
export class OfficeLists {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly limits: Limits,
  ) {}

  async read<Entity extends { id: string; createdAt: Date }, Row, Own extends object, Order extends string>(
    list: OfficeList<Entity, Row, Own, Order>,
    wanted: Wanted<Order> & Own,
    employee: Employee,
  ): Promise<LijstAnswer<Row>> {
    const query = await this.query(list, wanted, employee);
    const offset = (wanted.pagina - 1) * RIJEN_PER_PAGINA;
    const { rows, total, more } = await readPart(query, {
      search: wanted.zoek,
      limit: RIJEN_PER_PAGINA,
      offset,
    });
    const rijen = await list.toRows(this.database.manager, rows, this.clock.now());
    return { success: true, rijen, totaal: total, meer: more };
  }

  /** All rows as CSV, read while it is sent. @throws TooManyTries */
  async csv<Entity extends { id: string; createdAt: Date }, Row, Own extends object, Order extends string>(
    list: OfficeList<Entity, Row, Own, Order>,
    wanted: Wanted<Order> & Own,
    employee: Employee,
  ): Promise<Readable> {
    await this.limits.take(EXPORTS, employee.id);
    const query = await this.query(list, wanted, employee);
    const ids = await readIds(query, { search: wanted.zoek });
    return Readable.from(csvOf(list.csv, ids, (part) => this.rowsOf(list, part)));
  }

  /** In the order of their ids. One that was erased meanwhile is left out. */
  private async rowsOf<Entity extends { id: string }, Row>(
    { entity, toRows }: Pick<OfficeList<Entity, Row, never, never>, 'entity' | 'toRows'>,
    ids: readonly string[],
  ): Promise<Row[]> {
    const { manager } = this.database;
    const found = await manager.findBy(entity, { id: In(ids) } as FindOptionsWhere<Entity>);
    const byId = new Map(found.map((record) => [record.id, record]));
    return toRows(
      manager,
      ids.flatMap((id) => byId.get(id) ?? []),
      this.clock.now(),
    );
  }

  private async query<
    Entity extends { id: string; createdAt: Date },
    Row,
    Own extends object,
    Order extends string,
  >(
    { entity, searched, orders, filter }: OfficeList<Entity, Row, Own, Order>,
    wanted: Wanted<Order> & Own,
    employee: Employee,
  ): Promise<SelectQueryBuilder<Entity>> {
    const { zoek, behandelaar, sorteer } = wanted;
    const query = await createListQuery(this.database, entity, { search: zoek }, searched, orders[sorteer]);
    filter(query, wanted);
    if (behandelaar === 'niemand') query.andWhere('it.behandelaarId IS NULL');
    if (behandelaar === 'ik') query.andWhere('it.behandelaarId = :me', { me: employee.id });
    return query;
  }
}
