import { euros, type LeaseStatus } from '@site/contract';
import { LeaseApplicationEntity } from '../../leases/lease-application.entity.js';
import type { BackendServices } from '../backend-services.js';
import { createListQuery, fetchFirst } from '../list-query.js';
import { shortDate } from '../terminal/dates.js';
import type { ListOptions } from '../terminal/list-options.js';
import { printJson, sanitizeLine } from '../terminal/output.js';
import { printTable } from '../terminal/table.js';
import { applicationJson } from './application-json.js';
import { formatStatusPadded } from './find-application.js';

/** Options of `applications list`. */
interface ApplicationListOptions extends ListOptions {
  status?: LeaseStatus[];
}

const SEARCHED = ['leaseCode', 'naam', 'bedrijfsnaam', 'email', 'telefoon', 'kvkNummer'] as const;

/** `applications list` */
export async function listApplications(
  backend: BackendServices,
  options: ApplicationListOptions,
): Promise<void> {
  const query = createListQuery(backend.database, LeaseApplicationEntity, options, SEARCHED);
  if (options.status) query.andWhere('it.status IN (:...status)', { status: options.status });
  const found = await fetchFirst(query, options, 'No applications match.');
  if (options.json) return printJson(found.map(applicationJson));
  printTable(found, [
    { title: 'CODE', cell: ({ leaseCode }) => leaseCode },
    { title: 'RECEIVED', cell: ({ createdAt }) => shortDate(createdAt) },
    { title: 'STATUS', cell: ({ status }) => formatStatusPadded(status) },
    { title: 'PRICE', cell: ({ aanschafprijs }) => euros(aanschafprijs), align: 'right' },
    { title: 'COMPANY', cell: ({ bedrijfsnaam }) => sanitizeLine(bedrijfsnaam), flexible: true },
    { title: 'NAME', cell: ({ naam }) => sanitizeLine(naam), flexible: true },
  ]);
}
