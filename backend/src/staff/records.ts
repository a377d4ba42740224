import {
  isKlachtnummer,
  isLeaseCode,
  KLACHT_STATUS_LABELS,
  LEASE_STATUS_LABELS,
  normaliseKlachtnummer,
  normaliseLeaseCode,
} from '@site/contract';
import { isEmail } from 'class-validator';
import { Between, type DataSource, type EntityTarget, type FindOptionsWhere } from 'typeorm';
import { Complaint } from '../complaints/complaint.entity.js';
import { contactDeadline } from '../complaints/complaint-deadlines.js';
import { ContactMessage, type MessageStatus } from '../contact/contact-message.entity.js';
import { replyBefore } from '../dutch-time/reply-deadline.js';
import { LeaseApplicationEntity } from '../leases/lease-application.entity.js';
import { monthlyAmounts } from '../leases/monthly-amounts.js';
import { normaliseAddress } from '../platform/normalise-address.js';
import { CommandError, WrongUsage } from './command-error.js';
import { sanitizeLine, styled } from './terminal/output.js';

/*
 * What the office works on: found by what somebody types, and formatted. Scripts depend on the output of `--json`: keep names and
 * meanings. Amounts in whole euros, terms in months.
 */

/** Finds an application by its code in any notation. @throws CommandError */
export async function findApplication(database: DataSource, typed: string): Promise<LeaseApplicationEntity> {
  const leaseCode = normaliseLeaseCode(typed);
  if (!isLeaseCode(leaseCode)) {
    throw new WrongUsage(
      `"${sanitizeLine(typed)}" is not the code of an application: a code has 7 letters or digits, as in "staff applications list".`,
    );
  }
  const application = await database.manager.findOneBy(LeaseApplicationEntity, { leaseCode });
  if (application) return application;
  throw new CommandError(
    `No application has the code ${leaseCode}: find it with "staff applications list --search".`,
  );
}

/** Finds a complaint by its number in any notation. @throws CommandError */
export async function findComplaint(database: DataSource, typed: string): Promise<Complaint> {
  const number = normaliseKlachtnummer(typed);
  if (!isKlachtnummer(number)) {
    throw new WrongUsage(
      `"${sanitizeLine(typed)}" is not the number of a complaint: a number is like K2026-000123, as in "staff complaints list".`,
    );
  }
  const complaint = await database.manager.findOneBy(Complaint, { number });
  if (complaint) return complaint;
  throw new CommandError(
    `No complaint has the number ${number}: find it with "staff complaints list --search".`,
  );
}

/** Finds a message by the start of its id. @throws CommandError */
export function findMessage(database: DataSource, typed: string): Promise<ContactMessage> {
  return findById(database, ContactMessage, typed, 'message', 'staff messages list');
}

/** Finds a record by the start of its id. @param what it is. @param list the command that shows the ids. @throws CommandError */
export async function findById<Row extends { id: string }>(
  database: DataSource,
  entity: EntityTarget<Row>,
  typed: string,
  what: string,
  list: string,
): Promise<Row> {
  const id = typed.trim().toLowerCase().replaceAll('-', '');
  const shown = sanitizeLine(typed);
  if (!/^[0-9a-f]{4,32}$/.test(id)) {
    throw new WrongUsage(`"${shown}" is not the id of a ${what}: see "${list}".`);
  }
  const where = { id: Between(id.padEnd(32, '0'), id.padEnd(32, 'f')) } as FindOptionsWhere<Row>;
  const [found, second] = await database.manager.find(entity, { where, take: 2 });
  if (!found) throw new CommandError(`No ${what} has the id ${shown}: see "${list}".`);
  if (second) {
    throw new CommandError(`Several ${what}s have an id that starts with ${shown}: give more characters.`);
  }
  return found;
}

/** A mail address as it is stored. @throws WrongUsage */
export function readAddress(typed: string): string {
  const line = sanitizeLine(typed);
  const email = normaliseAddress(line);
  if (!/^[^@\s]+@[^@\s]+$/.test(email)) throw new WrongUsage(`"${line}" is not a mail address.`);
  return email;
}

/** A mail address that is to be used from now on, as it is stored. @throws WrongUsage */
export function readNewAddress(typed: string): string {
  const email = readAddress(typed);
  if (!isEmail(email, { blacklisted_chars: '"' })) throw new WrongUsage(`"${email}" is not a mail address.`);
  return email;
}

export function applicationJson(application: LeaseApplicationEntity) {
  const { leaseCode, status, createdAt, naam, email, telefoon, bedrijfsnaam, kvkNummer } = application;
  const { kvk, voertuigLink, voertuigType, kenteken, voertuig, opmerking, customerId } = application;
  const { aanschafprijs, aanbetaling, slottermijn, looptijd } = application;
  return {
    leaseCode,
    status,
    statusLabel: LEASE_STATUS_LABELS[status],
    createdAt: createdAt.toISOString(),
    ...{ naam, email, telefoon, bedrijfsnaam, kvkNummer, voertuigLink, voertuigType, opmerking },
    ...(kvk && { kvk }),
    ...(kenteken && { kenteken, voertuig }),
    ...{ aanschafprijs, aanbetaling, slottermijn, looptijd },
    maandbedrag: monthlyAmounts(application),
    customerId,
  };
}

/** `contactBefore` is a day: `2026-11-27`. */
export function complaintJson({
  id: _id,
  idempotencyKey: _key,
  behandelaarId: _who,
  ...complaint
}: Complaint) {
  return {
    ...complaint,
    statusLabel: KLACHT_STATUS_LABELS[complaint.status],
    createdAt: complaint.createdAt.toISOString(),
    contactBefore: contactDeadline(complaint).toISOString().slice(0, 10),
  };
}

/** `garage Garage De Brug`: the type and the name of the party that the complaint is about. */
export function formatComplaintTarget({ klachtType, garagenaam, partnernaam }: Complaint): string {
  return [klachtType, garagenaam || partnernaam].filter(Boolean).join(' ');
}

export function messageJson({ idempotencyKey: _key, behandelaarId: _who, ...message }: ContactMessage) {
  return {
    ...message,
    createdAt: message.createdAt.toISOString(),
    status: (message.answeredAt ? 'answered' : 'open') satisfies MessageStatus,
    answerBefore: replyBefore(message.createdAt).toISOString(),
    answeredAt: message.answeredAt?.toISOString() ?? null,
  };
}

/** A prefix of the id, long enough to be unique; accepted by `messages show`. */
export function shortId({ id }: { id: string }): string {
  return id.slice(0, 8);
}

/** How statuses are printed. @param colours on a terminal */
function statusFormat<Status extends string>(
  labels: Readonly<Record<Status, string>>,
  colours: Readonly<Record<Status, Parameters<typeof styled>[0]>>,
) {
  const width = Math.max(...Object.keys(labels).map(({ length }) => length));
  return {
    /** `pending` */
    name: (status: Status) => styled(colours[status], status),
    /** `pending  In behandeling` */
    full: (status: Status) => `${styled(colours[status], status)}  ${labels[status]}`,
    /** The same, with the label aligned over all rows of a table. */
    padded: (status: Status) => `${styled(colours[status], status.padEnd(width))}  ${labels[status]}`,
  };
}

export const applicationStatus = statusFormat(LEASE_STATUS_LABELS, {
  pending: 'yellow',
  approved: 'green',
  rejected: 'red',
  completed: 'blue',
  withdrawn: 'dim',
});

export const complaintStatus = statusFormat(KLACHT_STATUS_LABELS, {
  received: 'red',
  'in-handling': 'yellow',
  answered: 'green',
});
