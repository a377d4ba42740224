import { LEASE_STATUS_LABELS, type LeaseOfferte, type LeaseStatus } from '@site/contract';
import type { AanvraagRij, AanvraagVolgorde, Collega } from '@site/contract/office';
import type { EntityManager } from 'typeorm';
import { dealerNames } from '../drafts/dealer.entity.js';
import { replyBefore } from '../dutch-time/reply-deadline.js';
import { LeaseApplicationEntity } from '../leases/lease-application.entity.js';
import { offersOf, toOffertes } from '../leases/offers-of.js';
import { waitingAmong } from '../leases/waiting.js';
import { behandelaarsOf } from './assignments.js';
import { inOneText, type Searched } from './list-query.js';
import { BY_DATE, type OfficeList } from './office-lists.js';

/** More values than this do not fit in one statement. */
const MAX_IDS = 10_000;

export const APPLICATION_SEARCH: Searched = {
  text: inOneText(
    ...['it.leaseCode', 'it.naam', 'it.bedrijfsnaam', 'it.email', 'it.telefoon', 'it.kvkNummer'],
    ...['it.voertuigLink', "COALESCE(it.kenteken, '')", "COALESCE(it.dealerVoertuig, '')"],
    ...["COALESCE(it.voertuig ->> 'merk', '')", "COALESCE(it.voertuig ->> 'handelsbenaming', '')"],
    ...["COALESCE(it.voertuig ->> 'kleur', '')", "COALESCE(it.kvk ->> 'plaats', '')"],
  ),
  numbers: "regexp_replace(it.telefoon || '/' || COALESCE(it.kenteken, ''), '[^[:alnum:]/]', '', 'g')",
};

/** An application in a list, with what a list says of it besides. */
export type ListedApplication = LeaseApplicationEntity & {
  before: Date | undefined;
  offer: LeaseOfferte | undefined;
  dealer: string | undefined;
};

/** Adds what a list says of applications besides, in the same order. */
export async function inList(
  manager: EntityManager,
  found: readonly LeaseApplicationEntity[],
  now: Date,
): Promise<ListedApplication[]> {
  const ids = found.map(({ id }) => id);
  const waiting = await waitingAmong(manager, ids);
  const offers = await newestOffers(manager, ids, now);
  const dealers = await dealerNames(
    manager,
    found.map(({ dealerId }) => dealerId),
  );
  return found.map((application) => {
    const since = waiting.get(application.id);
    return {
      ...application,
      before: since && replyBefore(since),
      offer: offers.get(application.id),
      dealer: dealers.get(application.dealerId ?? ''),
    };
  });
}

async function newestOffers(
  manager: EntityManager,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, LeaseOfferte | undefined>> {
  const newest = new Map<string, LeaseOfferte | undefined>();
  for (let start = 0; start < ids.length; start += MAX_IDS) {
    for (const offer of await offersOf(manager, ids.slice(start, start + MAX_IDS))) {
      if (!newest.has(offer.applicationId)) newest.set(offer.applicationId, toOffertes([offer], now)[0]);
    }
  }
  return newest;
}

/** The applications, for the pages of the office. */
export const APPLICATION_LIST: OfficeList<
  LeaseApplicationEntity,
  AanvraagRij,
  { status?: LeaseStatus },
  AanvraagVolgorde
> = {
  entity: LeaseApplicationEntity,
  searched: APPLICATION_SEARCH,
  orders: {
    ...BY_DATE,
    bedrijf: { 'it.bedrijfsnaam': 'ASC', 'it.id': 'ASC' },
  },
  filter(query, { status }) {
    if (status) query.andWhere('it.status = :status', { status });
  },
  async toRows(manager, found, now) {
    const listed = await inList(manager, found, now);
    const behandelaars = await behandelaarsOf(manager, found);
    return listed.map((application) => toRow(application, behandelaars));
  },
  csv: {
    Code: ({ leaseCode }) => leaseCode,
    Status: ({ status }) => LEASE_STATUS_LABELS[status],
    Ontvangen: ({ ontvangenOp }) => ontvangenOp,
    'Antwoord voor': ({ voor }) => voor,
    Bedrijf: ({ bedrijfsnaam }) => bedrijfsnaam,
    'KvK-nummer': ({ kvkNummer }) => kvkNummer,
    Naam: ({ naam }) => naam,
    Telefoon: ({ telefoon }) => telefoon,
    'E-mailadres': ({ email }) => email,
    Kenteken: ({ kenteken }) => kenteken,
    Aanschafprijs: ({ aanschafprijs }) => aanschafprijs,
    'Looptijd in maanden': ({ looptijd }) => looptijd,
    Offerte: ({ offerte }) => offerte,
    Dealer: ({ dealer }) => dealer,
    Behandelaar: ({ behandelaar }) => behandelaar?.naam,
  },
};

/** An application as a row. */
export function toRow(
  { before, offer, dealer, ...application }: ListedApplication,
  behandelaars: ReadonlyMap<string, Collega>,
): AanvraagRij {
  const { leaseCode, status, createdAt, naam, bedrijfsnaam, kvkNummer, telefoon, email } = application;
  const { kenteken, aanschafprijs, looptijd, behandelaarId } = application;
  const behandelaar = behandelaars.get(behandelaarId ?? '');
  return {
    ...{ leaseCode, status, naam, bedrijfsnaam, kvkNummer, telefoon, email, aanschafprijs, looptijd },
    ontvangenOp: createdAt.toISOString(),
    ...(before && { voor: before.toISOString() }),
    ...(kenteken && { kenteken }),
    ...(offer && { offerte: offer.status }),
    ...(dealer && { dealer }),
    ...(behandelaar && { behandelaar }),
  };
}
