import { VERZOEK_LABELS } from '@site/contract';
import { replyBefore } from '../../dutch-time/reply-deadline.js';
import type { LeaseApplicationEntity } from '../../leases/lease-application.entity.js';
import type { LeaseRequest } from '../../leases/lease-request.entity.js';
import { type OpenRequest, Requests, requestsAbout } from '../../leases/requests.js';
import type { BackendServices } from '../backend-services.js';
import { printCsv } from '../terminal/csv.js';
import { deadline, shortMoment } from '../terminal/dates.js';
import {
  print,
  printJson,
  printStderr,
  sanitizeLine,
  sanitizeText,
  shorten,
  styled,
} from '../terminal/output.js';
import type { Format } from '../terminal/table.js';

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
export function requestJson({ soort, toelichting, askedAt, answeredAt, answer, answeredBy }: LeaseRequest) {
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
export function describeRequest(request: LeaseRequest): [string, string] {
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
