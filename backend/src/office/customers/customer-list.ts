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
import { csvOf } from '../csv.js';
import { createListQuery, type Searched } from '../list-query.js';

const CUSTOMER_SEARCH: Searched<CustomerEntity> = {
  columns: ['email', 'telefoon', 'bedrijfsnaam', 'kvkNummer'],
  texts: ["(it.voornaam || ' ' || it.achternaam)"],
  numbers: "regexp_replace(it.telefoon, '[^[:alnum:]/]', '', 'g')",
};
const COMPLAINT_SEARCH: Searched<Complaint> = { columns: ['number', 'naam', 'email'] };
const MESSAGE_SEARCH: Searched<ContactMessage> = { columns: ['name', 'email'] };

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

/** SQL: an application in an account is found under the address of that, also when it has another one. */
const ACCOUNT_OR_APPLICANT =
  'coalesce((SELECT account.email FROM customers account WHERE account.id = it.customerId), it.email)';

/** A statement with its parameters. */
type Statement = [sql: string, parameters: unknown[]];

/** Everybody with an account, or who sent something: one row for each mail address, the newest account, form or message first. */
@Injectable()
export class CustomerList {
  constructor(private readonly database: DataSource) {}

  async read({ zoek, pagina }: LijstVraag): Promise<LijstAnswer<KlantRij>> {
    const [found, parameters] = await this.addresses(zoek, MEESTE_GETELD + 1);
    const [{ total, emails }] = await this.database.query<[{ total: number; emails: string[] }]>(
      `WITH found AS MATERIALIZED (${found}) SELECT (SELECT count(*)::int FROM found) AS total, ARRAY(
         SELECT email FROM found ORDER BY at DESC, email LIMIT ${RIJEN_PER_PAGINA} OFFSET ${(pagina - 1) * RIJEN_PER_PAGINA}
       ) AS emails`,
      parameters,
    );
    return {
      success: true,
      rijen: await this.people(emails),
      totaal: Math.min(total, MEESTE_GETELD),
      meer: total > MEESTE_GETELD,
    };
  }

  /** All of them as CSV, read while it is sent. */
  async csv({ zoek }: Pick<LijstVraag, 'zoek'>): Promise<Readable> {
    const [found, parameters] = await this.addresses(zoek);
    const rows = await this.database.query<{ email: string }[]>(
      `SELECT email FROM (${found}) AS found ORDER BY at DESC, email`,
      parameters,
    );
    const emails = rows.map(({ email }) => email);
    return Readable.from(csvOf(CSV, emails, (part) => this.people(part)));
  }

  private people(emails: readonly string[]): Promise<KlantRij[]> {
    return this.database.query(PEOPLE, [emails]);
  }

  /** The addresses in question, each with the moment of what was found of it. @param limit of each table */
  private async addresses(search: string, limit?: number): Promise<Statement> {
    const parts = [
      await this.part(CustomerEntity, CUSTOMER_SEARCH, search, limit),
      await this.part(LeaseApplicationEntity, APPLICATION_SEARCH, search, limit, ACCOUNT_OR_APPLICANT),
      await this.part(Complaint, COMPLAINT_SEARCH, search, limit),
      await this.part(ContactMessage, MESSAGE_SEARCH, search, limit),
    ];
    const [sql, parameters] = union(parts);
    return [`SELECT email, max(at) AS at FROM (${sql}) AS every GROUP BY email`, parameters];
  }

  private async part<Entity extends ObjectLiteral & { createdAt: Date }>(
    entity: new () => Entity,
    searched: Searched<Entity>,
    search: string,
    limit: number | undefined,
    email = 'it.email',
  ): Promise<Statement> {
    const query = await createListQuery(this.database, entity, { search }, searched);
    query.select(email, 'email').addSelect('it.createdAt', 'at').limit(limit);
    // By date, a search for a word that occurs once would read the whole table.
    if (search || limit === undefined) query.orderBy();
    return query.getQueryAndParameters() as Statement;
  }
}

function union(parts: readonly Statement[]): Statement {
  const parameters: unknown[] = [];
  const statements = parts.map(([sql, own]) => {
    const before = parameters.length;
    parameters.push(...own);
    // TypeORM selects columns before expressions.
    return `SELECT email, at FROM (${sql.replace(/\$(\d+)/g, (_, number) => `$${Number(number) + before}`)}) AS part`;
  });
  return [statements.join(' UNION ALL '), parameters];
}
