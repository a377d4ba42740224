import { euros, type LeaseOfferte, type LeaseStatus } from '@site/contract';
import { replyBefore } from '../../dutch-time/reply-deadline.js';
import { LeaseApplicationEntity } from '../../leases/lease-application.entity.js';
import { offersOf, toOffertes } from '../../leases/offers-of.js';
import { Clock } from '../../platform/clock.js';
import type { BackendServices } from '../backend-services.js';
import { createListQuery, fetchFirst } from '../list-query.js';
import { deadline, shortDate } from '../terminal/dates.js';
import type { ListOptions } from '../terminal/list-options.js';
import { sanitizeLine } from '../terminal/output.js';
import { printList } from '../terminal/table.js';
import { applicationJson } from './application-json.js';
import { formatStatusName } from './find-application.js';
import { waitingAmong } from './waiting.js';

/** Options of `applications list`. */
interface ApplicationListOptions extends ListOptions {
  status?: LeaseStatus[];
}

const SEARCHED = ['leaseCode', 'naam', 'bedrijfsnaam', 'email', 'telefoon', 'kvkNummer'] as const;

/** More values than this do not fit in one statement. */
const MAX_IDS = 10_000;

/** `applications list` */
export async function listApplications(
  backend: BackendServices,
  options: ApplicationListOptions,
): Promise<void> {
  const query = createListQuery(backend.database, LeaseApplicationEntity, options, SEARCHED);
  if (options.status) query.andWhere('it.status IN (:...status)', { status: options.status });
  const found = await fetchFirst(query, options, 'No applications match.');
  const ids = found.map(({ id }) => id);
  const waiting = await waitingAmong(backend.database.manager, ids);
  const offers = await newestOffers(backend, ids);
  const rows = found.map((application) => {
    const since = waiting.get(application.id);
    return { application, before: since && replyBefore(since), offer: offers.get(application.id) };
  });
  const toJson = ({ application, before, offer }: (typeof rows)[number]) => ({
    ...applicationJson(application),
    replyBefore: before?.toISOString() ?? null,
    offer: offer?.status ?? null,
  });
  printList(rows, options, toJson, [
    { title: 'CODE', cell: ({ application }) => application.leaseCode },
    { title: 'RECEIVED', cell: ({ application }) => shortDate(application.createdAt) },
    { title: 'STATUS', cell: ({ application }) => formatStatusName(application.status) },
    { title: 'REPLY BY', cell: ({ before }) => (before ? deadline(before) : '') },
    { title: 'OFFER', cell: ({ offer }) => offer?.status ?? '' },
    { title: 'PRICE', cell: ({ application }) => euros(application.aanschafprijs), align: 'right' },
    { title: 'PHONE', cell: ({ application }) => sanitizeLine(application.telefoon), flexible: true },
    { title: 'COMPANY', cell: ({ application }) => sanitizeLine(application.bedrijfsnaam), flexible: true },
    { title: 'NAME', cell: ({ application }) => sanitizeLine(application.naam), flexible: true },
  ]);
}

async function newestOffers(
  backend: BackendServices,
  ids: readonly string[],
): Promise<Map<string, LeaseOfferte | undefined>> {
  const now = (await backend.service(Clock)).now();
  const newest = new Map<string, LeaseOfferte | undefined>();
  for (let start = 0; start < ids.length; start += MAX_IDS) {
    const offers = await offersOf(backend.database.manager, ids.slice(start, start + MAX_IDS));
    for (const offer of offers) {
      if (!newest.has(offer.applicationId)) newest.set(offer.applicationId, toOffertes([offer], now)[0]);
    }
  }
  return newest;
}
