import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import {
  type AccountStaat,
  type KlantRij,
  type LijstAnswer,
  type LijstVraag,
  MEESTE_GETELD,
  RIJEN_PER_PAGINA,
} from '@site/contract/office';
import { DataSource, type ObjectLiteral } from 'typeorm';
import { Complaint } from '../../complaints/complaint.entity.js';
import { ContactMessage } from '../../contact/contact-message.entity.js';
import { CustomerEntity } from '../../customers/customer.entity.js';
import { LeaseApplicationEntity } from '../../leases/lease-application.entity.js';
import { APPLICATION_SEARCH } from '../application-list.js';
import { COMPLAINT_SEARCH } from '../complaint-list.js';
import { csvOf } from '../csv.js';
import { createListQuery, findsMany, inOneText, type Searched } from '../list-query.js';
import { MESSAGE_SEARCH } from '../message-list.js';

const CUSTOMER_SEARCH: Searched = {
  text: inOneText(
    ...['it.voornaam', 'it.achternaam', 'it.bedrijfsnaam', 'it.email', 'it.telefoon', 'it.kvkNummer'],
  ),
  numbers: "regexp_replace(it.telefoon, '[^[:alnum:]/]', '', 'g')",
};

const ACCOUNT_LABELS: Readonly<Record<AccountStaat, string>> = {
  actief: 'Actief',
  'niet-geactiveerd': 'Niet geactiveerd',
  geen: 'Geen',
};

const CSV: Readonly<Record<string, (row: KlantRij) => unknown>> = {
  Naam: ({ naam }) => naam,
  Bedrijf: ({ bedrijfsnaam }) => bedrijfsnaam,
  Telefoon: ({ telefoon }) => telefoon,
  'E-mailadres': ({ email }) => email,
  Account: ({ account }) => ACCOUNT_LABELS[account],
  Aanvragen: ({ aanvragen }) => aanvragen,
};

/**
 * SQL: who has each of the addresses `$1`, in their order. The account says it, or else the newest that was sent; those without anything
 * any more are left out.
 */
const PEOPLE = `
  SELECT coalesce(c.id, a.id, k.id, b.id) AS id, wanted.email,
    coalesce(nullif(trim(c.voornaam || ' ' || c.achternaam), ''), a.naam, k.naam, b.name, '') AS naam,
    coalesce(nullif(c.bedrijfsnaam, ''), a.bedrijfsnaam, '') AS bedrijfsnaam,
    coalesce(nullif(c.telefoon, ''), a.telefoon, k.telefoon, '') AS telefoon,
    CASE WHEN c.id IS NULL THEN 'geen' WHEN c.activated_at IS NULL THEN 'niet-geactiveerd' ELSE 'actief' END AS account,
    (SELECT count(*)::int FROM lease_applications WHERE email = wanted.email OR customer_id = c.id) AS aanvragen
  FROM unnest($1::text[]) WITH ORDINALITY AS wanted (email, i)
  LEFT JOIN customers c ON c.email = wanted.email
  LEFT JOIN LATERAL (SELECT * FROM lease_applications WHERE email = wanted.email ORDER BY created_at DESC LIMIT 1) a ON true
  LEFT JOIN LATERAL (SELECT * FROM complaints WHERE email = wanted.email ORDER BY created_at DESC LIMIT 1) k ON true
  LEFT JOIN LATERAL (SELECT * FROM contact_messages WHERE email = wanted.email ORDER BY created_at DESC LIMIT 1) b ON true
  WHERE coalesce(c.id, a.id, k.id, b.id) IS NOT NULL
  ORDER BY wanted.i`;

/**
 * SQL: the kind, address and moment of what the statements find. An application in an account is found under the address of that, also when
 * it has another one: most have the same, of an account that is found too, and need not be looked up.
 */
const everything = (accounts: string, applications: string, complaints: string, messages: string) => `
  WITH accounts AS MATERIALIZED (${accounts})
  SELECT 0 AS kind, email, at FROM accounts
  UNION ALL
  SELECT 1, CASE
    WHEN account IS NULL OR (account, email) IN (SELECT account, email FROM accounts) THEN email
    ELSE (SELECT email FROM customers WHERE id = account) END, at
  FROM (${applications}) AS applications
  UNION ALL SELECT 2, email, at FROM (${complaints}) AS complaints
  UNION ALL SELECT 3, email, at FROM (${messages}) AS messages`;

/** For each row of a page so many of the newest accounts, applications, complaints and messages are read: most people sent a few. */
const NEWEST_PER_ROW = 4;

interface Page {
  total: number;
  /** Of the first so many it is known that nobody is missing. Only known of a page of the newest. */
  complete: number;
  emails: string[];
}

/** Everybody with an account, or who sent something: one row for each mail address, the newest account, form or message first. */
@Injectable()
export class CustomerList {
  constructor(private readonly database: DataSource) {}

  async read({ zoek, pagina }: LijstVraag): Promise<LijstAnswer<KlantRij>> {
    const last = pagina * RIJEN_PER_PAGINA;
    const { total, emails } = (await this.newest(zoek, last)) ?? (await this.page(zoek, last));
    return {
      success: true,
      rijen: await this.people(emails),
      totaal: Math.min(total, MEESTE_GETELD),
      meer: total > MEESTE_GETELD,
    };
  }

  /** All of them as CSV, read while it is sent. */
  async csv({ zoek }: Pick<LijstVraag, 'zoek'>): Promise<Readable> {
    const [found, parameters] = await this.found(zoek, { byDate: false });
    const rows = await this.database.query<{ email: string }[]>(
      `SELECT email FROM (${found}) AS every GROUP BY email ORDER BY max(at) DESC, email`,
      parameters,
    );
    const emails = rows.map(({ email }) => email);
    return Readable.from(csvOf(CSV, emails, (part) => this.people(part)));
  }

  private people(emails: readonly string[]): Promise<KlantRij[]> {
    return this.database.query(PEOPLE, [emails]);
  }

  /**
   * A page of a list whose accounts alone are more than are counted, from the newest of each kind. Undefined for other lists, and when
   * these are of too few people.
   */
  private async newest(search: string, last: number): Promise<Page | undefined> {
    const limit = NEWEST_PER_ROW * last;
    const accounts = await createListQuery(this.database, CustomerEntity, { search }, CUSTOMER_SEARCH);
    if (limit > MEESTE_GETELD || !(await findsMany(accounts))) return undefined;
    const page = await this.page(search, last, limit);
    return page.complete < last ? undefined : { ...page, total: MEESTE_GETELD + 1 };
  }

  /** @param last of the rows in the page, from 1. @param newest reads only so many of each kind, by date */
  private async page(search: string, last: number, newest?: number): Promise<Page> {
    const limit = newest ?? MEESTE_GETELD + 1;
    const [found, parameters] = await this.found(search, { limit, byDate: !search || newest !== undefined });
    // What is older than the last row of a kind may have others before it.
    const complete = `(SELECT count(*)::int FROM people WHERE at > ALL
      (SELECT min(at) FROM every GROUP BY kind HAVING count(*) = ${limit}))`;
    const sql = `WITH every AS MATERIALIZED (${found}),
         people AS MATERIALIZED (SELECT email, max(at) AS at FROM every GROUP BY email)
       SELECT (SELECT count(*)::int FROM people) AS total,
         ${newest ? complete : 0} AS complete,
         ARRAY(SELECT email FROM people ORDER BY at DESC, email
           LIMIT ${RIJEN_PER_PAGINA} OFFSET ${last - RIJEN_PER_PAGINA}) AS emails`;
    const [page] = await this.database.transaction(async (manager) => {
      // PostgreSQL expects more rows than it finds: its workers take longer to start than the rest.
      await manager.query('SET LOCAL max_parallel_workers_per_gather = 0');
      return manager.query<[Page]>(sql, parameters);
    });
    return page;
  }

  /** SQL: see `everything`. @param limit of each kind */
  private async found(
    search: string,
    how: { limit?: number; byDate: boolean },
  ): Promise<[sql: string, parameters: unknown[]]> {
    const parameters: unknown[] = [];
    const part = async <Entity extends ObjectLiteral & { createdAt: Date }>(
      entity: new () => Entity,
      searched: Searched,
      account?: string,
    ) => {
      const query = await createListQuery(this.database, entity, { search }, searched);
      query.select('it.email', 'email').addSelect('it.createdAt', 'at').limit(how.limit);
      if (account) query.addSelect(account, 'account');
      // By date, a search for a word that occurs once would read the whole table.
      if (!how.byDate) query.orderBy();
      const [sql, own] = query.getQueryAndParameters();
      const before = parameters.length;
      parameters.push(...own);
      return sql.replace(/\$(\d+)/g, (_, number) => `$${Number(number) + before}`);
    };
    const found = await Promise.all([
      part(CustomerEntity, CUSTOMER_SEARCH, 'it.id'),
      part(LeaseApplicationEntity, APPLICATION_SEARCH, 'it.customerId'),
      part(Complaint, COMPLAINT_SEARCH),
      part(ContactMessage, MESSAGE_SEARCH),
    ]);
    return [everything(...found), parameters];
  }
}
