import {
  euros,
  eurosZoNodigCenten,
  type KvkGegevens,
  type LeaseOfferte,
  type OfferteEinde,
  offerteKosten,
  procent,
  VERZOEK_LABELS,
  type VoertuigGegevens,
} from '@site/contract';
import {
  aandachtspunten,
  BEDRIJF_BRONNEN,
  bedrijfInWoorden,
  opgezochtOp,
  VOERTUIG_BRONNEN,
  voertuigInWoorden,
} from '@site/contract/facts';
import { CustomerEntity } from '../customers/customer.entity.js';
import { dealerNames } from '../drafts/dealer.entity.js';
import { replyBefore } from '../dutch-time/reply-deadline.js';
import { ApplicationStatus } from '../leases/application-status.js';
import type { LeaseApplicationEntity } from '../leases/lease-application.entity.js';
import type { LeaseOffer } from '../leases/lease-offer.entity.js';
import type { LeaseRequest } from '../leases/lease-request.entity.js';
import { monthlyAmounts } from '../leases/monthly-amounts.js';
import { notesAbout } from '../leases/notes.js';
import { offersOf, toOffertes } from '../leases/offers-of.js';
import { type OpenRequest, Requests, requestsAbout } from '../leases/requests.js';
import { waitingAmong } from '../leases/waiting.js';
import { Clock } from '../platform/clock.js';
import type { BackendServices } from './backend-services.js';
import { notesJson, printNotes } from './notes.js';
import { applicationJson, applicationStatus, findApplication } from './records.js';
import { printStatusHistory, statusChangesJson } from './status.js';
import { deadline, shortMoment } from './terminal/dates.js';
import {
  print,
  printJson,
  printStderr,
  sanitizeLine,
  sanitizeText,
  shorten,
  styled,
} from './terminal/output.js';
import { type Format, printCsv, printFacts } from './terminal/table.js';

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
  const offers = await offersOf(database.manager, [application.id]);
  const offertes = toOffertes(offers, (await backend.service(Clock)).now());
  const requests = await requestsAbout(database.manager, [application.id]);
  const notes = await notesAbout(database.manager, [application.id]);
  const dealer = (await dealerNames(database.manager, [application.dealerId])).get(
    application.dealerId ?? '',
  );
  const since = (await waitingAmong(database.manager, [application.id])).get(application.id);
  const before = since && replyBefore(since);
  if (json) {
    printJson({
      ...applicationJson(application),
      replyBefore: before?.toISOString() ?? null,
      offer: offertes[0] ?? null,
      offers: offers.map((offer, index) => ({
        ...offertes[index],
        by: offer.madeBy,
        withdrawnBy: offer.withdrawnBy,
        remindedAt: offer.remindedAt?.toISOString() ?? null,
      })),
      requests: requests.map(requestJson),
      notes: notesJson(notes),
      account: account && { id: account.id, email: account.email },
      ...(dealer && { dealer }),
      statusChanges: statusChangesJson(history),
    });
    return;
  }
  print(`${styled('bold', application.leaseCode)}  ${applicationStatus.full(application.status)}`);
  printFacts('Applicant', {
    Name: sanitizeLine(application.naam),
    Company: sanitizeLine(application.bedrijfsnaam),
    'KvK number': sanitizeLine(application.kvkNummer),
    'E-mail': sanitizeLine(application.email),
    Phone: sanitizeLine(application.telefoon),
    'Reply by': before ? deadline(before) : '',
    Account: account ? sanitizeLine(account.email) : 'none: not linked by the applicant',
    ...(dealer && { Dealer: dealer }),
  });
  if (application.kvk) printCompany(application.kvk, application.createdAt);
  printFacts('Lease', {
    Vehicle: sanitizeLine(application.voertuigLink),
    'Vehicle type': application.voertuigType ?? 'not stated',
    Plate: sanitizeLine(application.kenteken ?? ''),
    'Price, VAT included': euros(application.aanschafprijs),
    'Down payment': euros(application.aanbetaling),
    'Amount to finance': euros(application.aanschafprijs - application.aanbetaling),
    'Final instalment': euros(application.slottermijn),
    Term: `${application.looptijd} months`,
    'Monthly amount': formatMonthlyAmounts(application),
    ...(application.opmerking && { Remark: sanitizeText(application.opmerking) }),
  });
  if (application.voertuig) printVehicle(application.voertuig);
  offertes.forEach((offerte, index) => {
    printOffer(index === 0 ? 'Newest offer' : 'Earlier offer', offers[index] as LeaseOffer, offerte);
  });
  if (requests.length > 0) printFacts('Requests of the customer', requests.map(describeRequest));
  printNotes(notes);
  printStatusHistory({ at: application.createdAt, status: 'pending' }, history, applicationStatus.padded);
}

function printCompany(kvk: KvkGegevens, at: Date): void {
  printFacts(
    `Company, ${BEDRIJF_BRONNEN[kvk.bron]}, ${opgezochtOp(kvk)}`,
    bedrijfInWoorden(kvk, at).map(([name, value]) => [name, sanitizeLine(value)] as const),
  );
}

function printVehicle(voertuig: VoertuigGegevens): void {
  printFacts(`Vehicle, ${VOERTUIG_BRONNEN[voertuig.bron]}, ${opgezochtOp(voertuig)}`, [
    ...voertuigInWoorden(voertuig).map(([name, value]) => [name, sanitizeLine(value)] as const),
    ['Let op', aandachtspunten(voertuig).join('\n')],
  ]);
}

function printOffer(heading: string, stored: LeaseOffer, offerte: LeaseOfferte): void {
  const { totaal, effectieveRente } = offerteKosten(offerte);
  printFacts(heading, {
    Made: `${shortMoment(stored.madeAt)} by ${sanitizeLine(stored.madeBy)}`,
    Status: formatOfferStatus(stored, offerte),
    'Lease company': sanitizeLine(offerte.leasemaatschappij),
    Vehicle: sanitizeLine(offerte.voertuig),
    'Monthly amount': `${eurosZoNodigCenten(offerte.maandbedrag)}, ${offerte.looptijd} months`,
    'Price, VAT included': euros(offerte.aanschafprijs),
    'Down payment': euros(offerte.aanbetaling),
    'Final instalment': euros(offerte.slottermijn),
    'In all': eurosZoNodigCenten(totaal),
    'Effective rate': effectieveRente === null ? '' : procent(effectieveRente),
    Fees: eurosZoNodigCenten(offerte.kosten),
    Note: sanitizeText(offerte.toelichting),
    Reminded: stored.remindedAt ? shortMoment(stored.remindedAt) : '',
  });
}

function formatOfferStatus(
  { acceptedAt, withdrawnBy }: LeaseOffer,
  { status, geldigTotEnMet, einde }: LeaseOfferte,
): string {
  const agreed = acceptedAt ? `the customer agreed on ${shortMoment(acceptedAt)}` : '';
  if (status === 'akkoord') return `${agreed} and wants to be called`;
  if (status === 'open') return `open to the end of ${geldigTotEnMet}`;
  return [agreed, einde ? formatEnding(einde, withdrawnBy) : `lapsed after ${geldigTotEnMet}`]
    .filter(Boolean)
    .join('; ');
}

function formatEnding({ reden, op, toelichting }: OfferteEinde, withdrawnBy: string | null): string {
  const on = shortMoment(new Date(op));
  if (reden === 'vervangen') return `replaced on ${on}`;
  if (withdrawnBy === null) return `ended with the application on ${on}`;
  const note = toelichting && `\n“${sanitizeText(toelichting)}”`;
  return `withdrawn on ${on} by ${sanitizeLine(withdrawnBy)}${note}`;
}

function formatMonthlyAmounts(application: LeaseApplicationEntity): string {
  const { auto, equipment } = monthlyAmounts(application);
  const amount = application.voertuigType && monthlyAmounts(application)[application.voertuigType];
  if (amount) return euros(amount);
  if (auto === null || equipment === null) return 'cannot be computed: a lease rule does not allow it';
  return `${euros(auto)} for a car or van, ${euros(equipment)} for equipment`;
}

/** `applications requests` */
export async function listRequests(backend: BackendServices, { json, csv }: Format): Promise<void> {
  const open = await (await backend.service(Requests)).open();
  if (json) return printJson(open.map(openRequestJson));
  if (csv) return printCsv(open.map(openRequestJson));
  for (const { request, application } of open) {
    const { leaseCode, naam, bedrijfsnaam, telefoon } = application;
    const who = [naam, bedrijfsnaam, telefoon].map((text) => shorten(sanitizeLine(text))).join(', ');
    const before = deadline(replyBefore(request.askedAt));
    print(
      `${shortMoment(request.askedAt)}  ${styled('bold', leaseCode)}  ${request.soort}  ${who}, answer by ${before}`,
    );
    if (request.toelichting) print(sanitizeText(request.toelichting).replace(/^/gm, '    '));
  }
  print(open.length === 0 ? 'There are no open requests.' : `${open.length} open request(s).`);
}

/** An open request in `--json` output. Scripts depend on it: keep names and meanings. */
export function openRequestJson({ request, application }: OpenRequest) {
  const { leaseCode, naam, bedrijfsnaam, email, telefoon, status } = application;
  return {
    leaseCode,
    status,
    naam,
    bedrijfsnaam,
    email,
    telefoon,
    answerBefore: replyBefore(request.askedAt).toISOString(),
    ...requestJson(request),
  };
}

/** Warns that the customer awaits an answer, on standard error. */
export async function printOpenRequests(
  backend: BackendServices,
  { id, leaseCode }: LeaseApplicationEntity,
): Promise<void> {
  for (const { soort, askedAt, answeredAt } of await requestsAbout(backend.database.manager, [id])) {
    if (answeredAt) continue;
    printStderr(
      `${leaseCode} has an open request "${soort}" of ${shortMoment(askedAt)}: answer it with "staff applications answer ${leaseCode} ${soort}".`,
    );
  }
}

/** A request in `--json` output. Scripts depend on it: keep names and meanings. */
function requestJson({ soort, toelichting, askedAt, answeredAt, answer, answeredBy }: LeaseRequest) {
  return {
    request: soort,
    remark: toelichting,
    askedAt: askedAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    answer,
    by: answeredBy,
  };
}

/** A request as a row of `printFacts`: the moment, and what was asked and answered. */
function describeRequest(request: LeaseRequest): [string, string] {
  const { soort, toelichting, askedAt, answeredAt, answeredBy, answer } = request;
  const state = answeredAt
    ? `answered ${shortMoment(answeredAt)} by ${sanitizeLine(answeredBy ?? '')}`
    : styled('yellow', 'open');
  const texts = [toelichting, answer && `Answer: ${answer}`].filter(Boolean);
  return [
    shortMoment(askedAt),
    [`${VERZOEK_LABELS[soort]} (${soort}), ${state}`, ...texts.map((text) => `“${sanitizeText(text)}”`)].join(
      '\n',
    ),
  ];
}
