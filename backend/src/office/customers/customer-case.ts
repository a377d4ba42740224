import { Injectable } from '@nestjs/common';
import type { KlantAccount, KlantAnswer, KlantSpoorAnswer, Verwijdering } from '@site/contract/office';
import { isUUID } from 'class-validator';
import { DataSource } from 'typeorm';
import { Complaint } from '../../complaints/complaint.entity.js';
import { ContactMessage } from '../../contact/contact-message.entity.js';
import { CustomerEntity } from '../../customers/customer.entity.js';
import { domainError } from '../../http/domain-error.js';
import { LeaseApplicationEntity } from '../../leases/lease-application.entity.js';
import { Clock } from '../../platform/clock.js';
import { Erasure } from '../../privacy/erasure.js';
import type { Erased } from '../../privacy/privacy-mails.js';
import { Sessions } from '../../sessions/sessions.js';

const NEWEST_FIRST = { order: { createdAt: 'DESC', id: 'ASC' } } as const;
/** Rows of the audit trail. */
const MOST = 100;

/** SQL: the address of an application `a`, which is that of its account when it is in one. */
const OF_APPLICATION =
  'coalesce(c.email, a.email) AS email FROM lease_applications a LEFT JOIN customers c ON c.id = a.customer_id';

/** Nothing is kept of a customer with this key. */
export class CustomerUnknown extends domainError(
  404,
  'Deze klant vinden wij niet. Misschien zijn de gegevens intussen verwijderd.',
) {}

/** Somebody whom the office knows by a mail address. */
interface Person {
  /** Of the account, or else of what was sent. */
  id: string;
  email: string;
  /** The account, also one that was only asked for; `null` when there is none. */
  customer: CustomerEntity | null;
}

/** What the office sees of a customer: the account, and everything that was sent from its mail address. */
@Injectable()
export class CustomerCase {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly sessions: Sessions,
    private readonly erasure: Erasure,
  ) {}

  /**
   * The customer with this account, or who sent this.
   *
   * @param key id of an account, an application, a complaint or a message, the code of an application or the number of a complaint
   * @throws CustomerUnknown
   */
  async find(key: string): Promise<Person> {
    // PostgreSQL rejects some of what an address can contain.
    if (!/^[\w-]{1,40}$/.test(key)) throw new CustomerUnknown();
    const [found] = await this.database.query<Pick<Person, 'id' | 'email'>[]>(
      isUUID(key)
        ? `SELECT id, email FROM customers WHERE id = $1
           UNION ALL SELECT a.id, ${OF_APPLICATION} WHERE a.id = $1
           UNION ALL SELECT id, email FROM complaints WHERE id = $1
           UNION ALL SELECT id, email FROM contact_messages WHERE id = $1`
        : `SELECT a.id, ${OF_APPLICATION} WHERE a.lease_code = $1
           UNION ALL SELECT id, email FROM complaints WHERE number = $1`,
      [key],
    );
    if (!found) throw new CustomerUnknown();
    const customer = await this.database.manager
      .createQueryBuilder(CustomerEntity, 'c')
      .addSelect(['c.permanentCodeHash', 'c.newCode'])
      .where('c.email = :email', { email: found.email })
      .getOne();
    return { id: customer?.id ?? found.id, email: found.email, customer };
  }

  /** @throws CustomerUnknown */
  async read(key: string): Promise<Omit<KlantAnswer, 'success'>> {
    const person = await this.find(key);
    const { id, email, customer } = person;
    const { applications, complaints, messages } = await this.recordsOf(person);
    const sessions = customer ? await this.sessions.listOf(customer.id) : [];
    const [newest] = applications;
    const ownName = customer && `${customer.voornaam} ${customer.achternaam}`.trim();
    return {
      klant: {
        id,
        email,
        naam: ownName || newest?.naam || complaints[0]?.naam || messages[0]?.name || '',
        bedrijfsnaam: customer?.bedrijfsnaam || newest?.bedrijfsnaam || '',
        telefoon: customer?.telefoon || newest?.telefoon || complaints[0]?.telefoon || '',
        kvkNummer: customer?.kvkNummer || newest?.kvkNummer || '',
        ...(customer && { account: this.toAccount(customer) }),
        sessies: sessions.map(({ device, since, lastUsed }) => ({
          apparaat: device,
          sinds: since.toISOString(),
          laatstGebruikt: lastUsed.toISOString(),
        })),
        aanvragen: applications.map(
          ({ leaseCode, status, createdAt, bedrijfsnaam, aanschafprijs, looptijd, customerId }) => ({
            ...{ leaseCode, status, aangevraagdOp: createdAt.toISOString() },
            ...{ bedrijfsnaam, aanschafprijs, looptijd },
            inAccount: customer !== null && customerId === customer.id,
          }),
        ),
        klachten: complaints.map(({ number, status, createdAt, klachtOnderwerp }) => ({
          klachtnummer: number,
          status,
          ontvangenOp: createdAt.toISOString(),
          onderwerp: klachtOnderwerp,
        })),
        berichten: messages.map(({ id: bericht, createdAt, subject, answeredAt }) => ({
          id: bericht,
          ontvangenOp: createdAt.toISOString(),
          onderwerp: subject,
          beantwoord: answeredAt !== null,
        })),
      },
      verwijdering: toVerwijdering(await this.erasure.preview(email)),
    };
  }

  /** What employees read and changed about the customer and what the customer sent. @throws CustomerUnknown */
  async trail(key: string): Promise<KlantSpoorAnswer['spoor']> {
    const person = await this.find(key);
    const { applications, complaints, messages } = await this.recordsOf(person);
    const ids = [...(person.customer ? [person.customer] : []), ...applications, ...complaints, ...messages];
    const subjects = [
      ...ids.map((record) => record.id),
      ...applications.map(({ leaseCode }) => leaseCode),
      ...complaints.map(({ number }) => number),
    ];
    const rows = await this.database.query<{ at: Date; employee: string; action: string; subject: string }[]>(
      'SELECT at, employee, action, subject FROM audit_trail WHERE subject = ANY($1) ORDER BY id DESC LIMIT $2',
      [subjects, MOST],
    );
    return rows.map(({ at, employee, action, subject }) => ({
      op: at.toISOString(),
      medewerker: employee,
      handeling: action,
      kenmerk: subject,
    }));
  }

  private async recordsOf({ email, customer }: Person) {
    const { manager } = this.database;
    const where = [{ email }, ...(customer ? [{ customerId: customer.id }] : [])];
    return {
      applications: await manager.find(LeaseApplicationEntity, { where, ...NEWEST_FIRST }),
      complaints: await manager.find(Complaint, { where: { email }, ...NEWEST_FIRST }),
      messages: await manager.find(ContactMessage, { where: { email }, ...NEWEST_FIRST }),
    };
  }

  private toAccount(customer: CustomerEntity): KlantAccount {
    const { createdAt, activatedAt, lastLoginAt, lockedUntil, newCode, permanentCodeHash } = customer;
    const isLocked = lockedUntil !== null && lockedUntil > this.clock.now();
    return {
      staat: activatedAt ? 'actief' : 'niet-geactiveerd',
      aangemaaktOp: createdAt.toISOString(),
      ...(activatedAt && { geactiveerdOp: activatedAt.toISOString() }),
      ...(lastLoginAt && { laatsteLogin: lastLoginAt.toISOString() }),
      code: newCode ? 'gemaild' : permanentCodeHash ? 'in-gebruik' : 'geen',
      ...(isLocked && { geblokkeerdTot: lockedUntil.toISOString() }),
    };
  }
}

function toVerwijdering(erased: Erased): Verwijdering {
  const { account, rejected, withdrawn, messages, drafts, applications, complaints } = erased;
  return {
    account,
    afgewezen: rejected,
    ingetrokken: withdrawn,
    berichten: messages,
    concepten: drafts,
    bewaardeAanvragen: applications.map(({ leaseCode, status, until }) => ({
      leaseCode,
      status,
      tot: until.toISOString(),
    })),
    bewaardeKlachten: complaints.map(({ number, until }) => ({
      klachtnummer: number,
      tot: until.toISOString(),
    })),
  };
}
