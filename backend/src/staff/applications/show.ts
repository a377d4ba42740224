import type { INestApplicationContext } from '@nestjs/common';
import { euros } from '@site/contract';
import { DataSource } from 'typeorm';
import { CustomerEntity } from '../../customers/customer.entity.js';
import { ApplicationStatus } from '../../leases/application-status.js';
import type { LeaseApplicationEntity } from '../../leases/lease-application.entity.js';
import { shortMoment } from '../terminal/dates.js';
import { line, lines, paint, print, printJson } from '../terminal/output.js';
import { printFacts } from '../terminal/table.js';
import { applicationJson, monthlyAmounts } from './application-json.js';
import { findApplication, statusInColumns, statusInWords } from './find-application.js';

/** `applications show` */
export async function showApplication(
  backend: INestApplicationContext,
  code: string,
  { json }: { json?: true },
): Promise<void> {
  const database = backend.get(DataSource);
  const application = await findApplication(database, code);
  const { customerId } = application;
  const account = customerId ? await database.manager.findOneBy(CustomerEntity, { id: customerId }) : null;
  const course = await backend.get(ApplicationStatus).course(application.id);
  if (json) {
    printJson({
      ...applicationJson(application),
      account: account && { id: account.id, email: account.email },
      statusChanges: course.map(({ fromStatus, toStatus, note, changedBy, changedAt }) => ({
        from: fromStatus,
        to: toStatus,
        note,
        by: changedBy,
        at: changedAt.toISOString(),
      })),
    });
    return;
  }
  print(`${paint('bold', application.leaseCode)}  ${statusInWords(application.status)}`);
  printFacts('Applicant', {
    Name: line(application.naam),
    Company: line(application.bedrijfsnaam),
    'KvK number': line(application.kvkNummer),
    'E-mail': line(application.email),
    Phone: line(application.telefoon),
    Account: account ? line(account.email) : 'none: the applicant has not linked it',
  });
  printFacts('Lease', {
    Vehicle: line(application.voertuigLink),
    'Price, VAT included': euros(application.aanschafprijs),
    'Down payment': euros(application.aanbetaling),
    'To finance': euros(application.aanschafprijs - application.aanbetaling),
    'Final instalment': euros(application.slottermijn),
    Term: `${application.looptijd} months`,
    'A month': monthlyInWords(application),
  });
  printFacts('Course', [
    [shortMoment(application.createdAt), `${statusInColumns('pending')}, received`],
    ...course.map(({ changedAt, toStatus, changedBy, note }): [string, string] => [
      shortMoment(changedAt),
      `${statusInColumns(toStatus)}, by ${line(changedBy)}${note ? `\n“${lines(note)}”` : ''}`,
    ]),
  ]);
}

function monthlyInWords(application: LeaseApplicationEntity): string {
  const { auto, equipment } = monthlyAmounts(application);
  if (auto === null || equipment === null)
    return 'cannot be worked out: a rule of the lease does not allow it';
  return `${euros(auto)} for a car or van, ${euros(equipment)} for equipment`;
}
