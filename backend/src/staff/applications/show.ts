import { euros } from '@site/contract';
import { CustomerEntity } from '../../customers/customer.entity.js';
import { ApplicationStatus } from '../../leases/application-status.js';
import type { LeaseApplicationEntity } from '../../leases/lease-application.entity.js';
import type { BackendServices } from '../backend-services.js';
import { shortMoment } from '../terminal/dates.js';
import { print, printJson, sanitizeLine, sanitizeText, styled } from '../terminal/output.js';
import { printFacts } from '../terminal/table.js';
import { applicationJson, monthlyAmounts } from './application-json.js';
import { findApplication, formatStatus, formatStatusPadded } from './find-application.js';

/** `applications show` */
export async function showApplication(
  backend: BackendServices,
  code: string,
  { json }: { json?: true },
): Promise<void> {
  const database = backend.database;
  const application = await findApplication(database, code);
  const { customerId } = application;
  const account = customerId ? await database.manager.findOneBy(CustomerEntity, { id: customerId }) : null;
  const history = await (await backend.service(ApplicationStatus)).statusHistory(application.id);
  if (json) {
    printJson({
      ...applicationJson(application),
      account: account && { id: account.id, email: account.email },
      statusChanges: history.map(({ fromStatus, toStatus, note, changedBy, changedAt }) => ({
        from: fromStatus,
        to: toStatus,
        note,
        by: changedBy,
        at: changedAt.toISOString(),
      })),
    });
    return;
  }
  print(`${styled('bold', application.leaseCode)}  ${formatStatus(application.status)}`);
  printFacts('Applicant', {
    Name: sanitizeLine(application.naam),
    Company: sanitizeLine(application.bedrijfsnaam),
    'KvK number': sanitizeLine(application.kvkNummer),
    'E-mail': sanitizeLine(application.email),
    Phone: sanitizeLine(application.telefoon),
    Account: account ? sanitizeLine(account.email) : 'none: not linked by the applicant',
  });
  printFacts('Lease', {
    Vehicle: sanitizeLine(application.voertuigLink),
    'Price, VAT included': euros(application.aanschafprijs),
    'Down payment': euros(application.aanbetaling),
    'Amount to finance': euros(application.aanschafprijs - application.aanbetaling),
    'Final instalment': euros(application.slottermijn),
    Term: `${application.looptijd} months`,
    'Monthly amount': formatMonthlyAmounts(application),
  });
  printFacts('Status history', [
    [shortMoment(application.createdAt), `${formatStatusPadded('pending')}, received`],
    ...history.map(({ changedAt, toStatus, changedBy, note }): [string, string] => [
      shortMoment(changedAt),
      `${formatStatusPadded(toStatus)}, by ${sanitizeLine(changedBy)}${note ? `\n“${sanitizeText(note)}”` : ''}`,
    ]),
  ]);
}

function formatMonthlyAmounts(application: LeaseApplicationEntity): string {
  const { auto, equipment } = monthlyAmounts(application);
  if (auto === null || equipment === null) return 'cannot be computed: a lease rule does not allow it';
  return `${euros(auto)} for a car or van, ${euros(equipment)} for equipment`;
}
