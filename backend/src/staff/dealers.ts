import { Config } from '../config/config.js';
import { DealerExists, NoSuchDealer } from '../dealers/dealer-errors.js';
import { dealerPage } from '../dealers/dealer-mails.js';
import { Dealers } from '../dealers/dealers.js';
import { Dealer } from '../drafts/dealer.entity.js';
import type { BackendServices } from './backend-services.js';
import { CommandError, WrongUsage } from './command-error.js';
import { readAddress } from './records.js';
import { confirm, employeeName } from './terminal/act.js';
import { shortDate } from './terminal/dates.js';
import { print, sanitizeLine } from './terminal/output.js';
import { type Format, lineColumn, printList } from './terminal/table.js';

/** In characters; the subject of a mail has it. */
const NAME_LENGTH = 60;

/** `dealers add` */
export async function addDealer(
  backend: BackendServices,
  typed: string,
  typedName: string,
  { by }: { by?: string },
): Promise<void> {
  const email = readAddress(typed);
  const naam = sanitizeLine(typedName).trim();
  if (!naam || naam.length > NAME_LENGTH) {
    throw new WrongUsage(`Give the name that customers see, of at most ${NAME_LENGTH} characters.`);
  }
  const dealers = await backend.service(Dealers);
  const token = await dealers.add(naam, email, employeeName(by)).catch(explain(email));
  await printLink(backend, email, token);
}

/** `dealers list` */
export async function listDealers({ database }: BackendServices, format: Format): Promise<void> {
  const dealers = await database.manager.find(Dealer, { order: { createdAt: 'DESC', id: 'ASC' } });
  const counts = await database.query<{ id: string; applications: number }[]>(
    'SELECT dealer_id AS id, count(*)::int AS applications FROM lease_applications WHERE dealer_id IS NOT NULL GROUP BY dealer_id',
  );
  const countOf = new Map(counts.map(({ id, applications }) => [id, applications]));
  const rows = dealers.map((dealer) => ({ ...dealer, applications: countOf.get(dealer.id) ?? 0 }));
  if (rows.length === 0 && !format.json && !format.csv) return print('There are no dealers.');
  const toJson = ({ naam, email, createdBy, createdAt, endedAt, applications }: (typeof rows)[number]) => ({
    ...{ naam, email, createdBy },
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    applications,
  });
  printList(rows, format, toJson, [
    { title: 'SINCE', cell: ({ createdAt }) => shortDate(createdAt) },
    { title: 'ENDED', cell: ({ endedAt }) => (endedAt ? shortDate(endedAt) : '') },
    { title: 'APPLICATIONS', cell: ({ applications }) => String(applications), align: 'right' },
    lineColumn('NAME', ({ naam }) => naam),
    lineColumn('E-MAIL', ({ email }) => email),
  ]);
}

/** `dealers new-link` */
export async function renewDealerLink(
  backend: BackendServices,
  typed: string,
  { yes }: { yes?: true },
): Promise<void> {
  const email = readAddress(typed);
  await confirm(`Mail ${email} a new link, and end the one before?`, yes);
  const dealers = await backend.service(Dealers);
  await printLink(backend, email, await dealers.renewLink(email).catch(explain(email)));
}

/** `dealers end` */
export async function endDealer(
  backend: BackendServices,
  typed: string,
  { yes }: { yes?: true },
): Promise<void> {
  const email = readAddress(typed);
  await confirm(`End the link of ${email}?`, yes);
  await (await backend.service(Dealers)).end(email).catch(explain(email));
  print(`The link of ${email} no longer works. No mail is sent; what customers were sent goes on.`);
}

async function printLink(backend: BackendServices, email: string, token: string): Promise<void> {
  const { site } = await backend.service(Config);
  print(`${dealerPage(token, site)}\nThe link is mailed to ${email}. It is shown only now.`);
}

/** @throws CommandError */
function explain(email: string): (error: unknown) => never {
  return (error) => {
    if (error instanceof DealerExists) {
      throw new CommandError(
        `${email} is a dealer already: "staff dealers new-link ${email}" mails a new link.`,
      );
    }
    if (error instanceof NoSuchDealer) {
      throw new CommandError(`${email} is no active dealer: see "staff dealers list".`);
    }
    throw error;
  };
}
