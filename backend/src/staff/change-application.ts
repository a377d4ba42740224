import {
  EENMALIGE_KOSTEN,
  euros,
  eurosZoNodigCenten,
  LEASE_STATUS_LABELS,
  type LeaseStatus,
  offerteKosten,
  procent,
  VERZOEK_LABELS,
  type VerzoekSoort,
} from '@site/contract';
import { AddressCorrection } from '../leases/address-correction.js';
import { ApplicationStatus } from '../leases/application-status.js';
import type { LeaseApplicationEntity } from '../leases/lease-application.entity.js';
import {
  CorrectionRejected,
  NoOfferToWithdraw,
  NoOpenRequest,
  OfferNotAllowed,
  OfferTermsRejected,
  type RejectionReason,
} from '../leases/lease-errors.js';
import type { LeaseOffer } from '../leases/lease-offer.entity.js';
import { Notes } from '../leases/notes.js';
import { Offers, type OfferTerms, vehicleOf } from '../leases/offers.js';
import { Requests } from '../leases/requests.js';
import { NEXT_STATUSES } from '../leases/status-transitions.js';
import { printOpenRequests } from './applications.js';
import type { BackendServices } from './backend-services.js';
import { WrongUsage } from './command-error.js';
import { findApplication, readNewAddress } from './records.js';
import { setStatus } from './status.js';
import {
  type ActOptions,
  attempt,
  confirm,
  employeeName,
  hasWords,
  ownerLine,
  printIndented,
  printMailed,
} from './terminal/act.js';
import { shortDate } from './terminal/dates.js';
import { print, printStderr, sanitizeLine } from './terminal/output.js';

/** What completes the sentence about rejected terms. */
const TERMS_HINTS = {
  company: ': --company <name>.',
  'company-length': '.',
  vehicle: ' with --vehicle <text>.',
  lease: '',
  'paid-back': ': check --monthly and --term.',
};

/** An application, and the addresses that a mail about it is sent to. */
async function applicationToChange(backend: BackendServices, code: string) {
  const statuses = await backend.service(ApplicationStatus);
  const application = await findApplication(backend.database, code);
  const recipients = await statuses.recipients(application);
  return { application, statuses, recipients, addresses: recipients.map(sanitizeLine).join(' and ') };
}

/** `applications set-status` */
export async function setApplicationStatus(
  backend: BackendServices,
  code: string,
  to: LeaseStatus,
  options: ActOptions,
): Promise<void> {
  const { application, statuses, recipients } = await applicationToChange(backend, code);
  const { id, leaseCode, naam, bedrijfsnaam, status } = application;
  if (to !== 'withdrawn') await printOpenRequests(backend, application);
  const subject = {
    group: 'applications',
    name: leaseCode,
    owner: [naam, bedrijfsnaam],
    status,
    labels: LEASE_STATUS_LABELS,
    next: NEXT_STATUSES,
    recipients,
  };
  await setStatus(subject, to, options, (decision) => statuses.change(id, decision));
}

/** `applications answer` */
export async function answerRequest(
  backend: BackendServices,
  code: string,
  soort: VerzoekSoort,
  { note = '', by, yes }: ActOptions,
): Promise<void> {
  const requests = await backend.service(Requests);
  const { application, addresses } = await applicationToChange(backend, code);
  const { id, leaseCode, naam, bedrijfsnaam } = application;
  if (!hasWords(note)) throw new WrongUsage('State the answer: --note <text>.');
  const employee = employeeName(by);
  if (!yes) {
    printStderr(ownerLine(leaseCode, naam, bedrijfsnaam));
    printStderr(`  asked: ${VERZOEK_LABELS[soort]}`);
    printStderr(`  and this answer is mailed to ${addresses}:`);
    printIndented(note);
  }
  await confirm('Send the answer?', yes);
  await attempt(
    leaseCode,
    'no mail was sent',
    () => requests.answer(id, soort, { note, by: employee }),
    (error) =>
      error instanceof NoOpenRequest
        ? `${leaseCode} has no open request "${soort}"; see "staff applications show ${leaseCode}". No mail was sent.`
        : undefined,
  );
  print(`The request "${soort}" about ${leaseCode} is answered. A mail is sent to ${addresses}.`);
}

/** `applications note` */
export async function noteApplication(
  backend: BackendServices,
  code: string,
  note: string,
  { by }: ActOptions,
): Promise<void> {
  if (!hasWords(note)) throw new WrongUsage('State the note: it has no words.');
  const employee = employeeName(by);
  const { id, leaseCode } = await findApplication(backend.database, code);
  const notes = await backend.service(Notes);
  await attempt(leaseCode, 'the note was not kept', () => notes.add(id, { note, by: employee }));
  print(`The note about ${leaseCode} is kept. No mail is sent.`);
}

const REASONS: Readonly<Record<RejectionReason, (application: LeaseApplicationEntity) => string>> = {
  ended: ({ status }) => `it is ${status}, so nothing more is mailed about it`,
  same: () => 'it has that address already',
  'in-account': () =>
    'it is in an account, which gets all mails about it: only the address of that account is possible',
  'of-account': ({ email }) =>
    `${sanitizeLine(email)} is the address of an account, so it is not mistyped: the applicant can log in there and link the application`,
};

/** `applications correct-email` */
export async function correctEmail(
  backend: BackendServices,
  code: string,
  typed: string,
  { by, yes }: ActOptions,
): Promise<void> {
  const email = readNewAddress(typed);
  const employee = employeeName(by);
  const corrections = await backend.service(AddressCorrection);
  const application = await findApplication(backend.database, code);
  const { id, leaseCode, naam, bedrijfsnaam, telefoon } = application;
  const former = sanitizeLine(application.email);
  const correct = async () => {
    await corrections.assertPossible(application, email);
    if (!yes) {
      printStderr(`${ownerLine(leaseCode, naam, bedrijfsnaam)}
  changes from ${former} to ${email}, gets a new code, and is mailed there;
  the former address is told that another one is used, not which.
Whoever gets the code can see the application. Call ${sanitizeLine(telefoon)}, the number in the
application, never one that a caller gives you.`);
    }
    await confirm('Did the applicant confirm this on that number? Change it and send the mails?', yes);
    const newCode = await corrections.correct(id, { email, by: employee });
    print(
      `${leaseCode} is now ${newCode}, with ${email}. The application is mailed there again, and ${former} is told that it gets no more.`,
    );
  };
  await attempt(leaseCode, 'nothing was changed', correct, (error) =>
    error instanceof CorrectionRejected
      ? `The address of ${leaseCode} was not changed: ${REASONS[error.reason](application)}.`
      : undefined,
  );
}

/** Options of `applications offer`. Amounts in euros, `monthly` and `fees` with cents; those that are missing are the ones of the application. */
export interface OfferOptions extends ActOptions {
  company: string;
  monthly: number;
  vehicle?: string;
  price?: number;
  downPayment?: number;
  finalInstalment?: number;
  term?: number;
  fees?: number;
}

/** `applications offer` */
export async function offerLease(
  backend: BackendServices,
  code: string,
  options: OfferOptions,
): Promise<void> {
  const offers = await backend.service(Offers);
  const { application, addresses } = await applicationToChange(backend, code);
  const { id, leaseCode, status } = application;
  const terms = termsOf(application, options);
  try {
    offers.assertTerms(terms);
  } catch (error) {
    if (!(error instanceof OfferTermsRejected)) throw error;
    throw new WrongUsage(`${error.message}${TERMS_HINTS[error.problem]}`);
  }
  await printOpenRequests(backend, application);
  const make = async () => {
    offers.assertOpen(status);
    if (!options.yes) {
      printOffer(application, terms, await offers.current(id), offers.lastDay());
      printMailed(addresses, terms.toelichting);
    }
    await confirm('Make the offer and send the mail?', options.yes);
    await offers.make(id, terms);
    print(
      `${leaseCode} has an offer of ${eurosZoNodigCenten(terms.maandbedrag)} a month, valid to the end of ${offers.lastDay()}. A mail is sent to ${addresses}.`,
    );
  };
  await attempt(leaseCode, 'no offer was made', make, (error) =>
    error instanceof OfferNotAllowed
      ? `${leaseCode} is ${error.status} (${LEASE_STATUS_LABELS[error.status]}), so it gets no offer.`
      : undefined,
  );
}

function termsOf(application: LeaseApplicationEntity, options: OfferOptions): OfferTerms {
  return {
    leasemaatschappij: sanitizeLine(options.company),
    voertuig: sanitizeLine(options.vehicle ?? vehicleOf(application)),
    aanschafprijs: options.price ?? application.aanschafprijs,
    aanbetaling: options.downPayment ?? application.aanbetaling,
    slottermijn: options.finalInstalment ?? application.slottermijn,
    looptijd: options.term ?? application.looptijd,
    maandbedrag: options.monthly,
    kosten: options.fees ?? EENMALIGE_KOSTEN.administratie,
    toelichting: options.note ?? '',
    madeBy: employeeName(options.by),
  };
}

function printOffer(
  { leaseCode, naam, bedrijfsnaam }: LeaseApplicationEntity,
  terms: OfferTerms,
  replaced: LeaseOffer | null,
  lastDay: string,
): void {
  const { totaal, effectieveRente } = offerteKosten(terms);
  const rate = effectieveRente === null ? 'above any limit' : procent(effectieveRente);
  printStderr(`${leaseCode} of ${sanitizeLine(naam)}, ${sanitizeLine(bedrijfsnaam)} gets an offer
  of ${terms.leasemaatschappij} for ${terms.voertuig}:
  ${eurosZoNodigCenten(terms.maandbedrag)} a month, ${terms.looptijd} months,
  price ${euros(terms.aanschafprijs)}, down payment ${euros(terms.aanbetaling)}, final instalment ${euros(terms.slottermijn)},
  in all ${eurosZoNodigCenten(totaal)}, effective rate ${rate},
  fees ${eurosZoNodigCenten(terms.kosten)}, valid to the end of ${lastDay};`);
  if (replaced) {
    const agreed = replaced.acceptedAt ? ', with which the customer agreed' : '';
    printStderr(
      `  it replaces the offer of ${eurosZoNodigCenten(replaced.maandbedrag)} a month of ${shortDate(replaced.madeAt)}${agreed};`,
    );
  }
}

/** `applications withdraw-offer` */
export async function withdrawOffer(
  backend: BackendServices,
  code: string,
  { note = '', by, yes }: ActOptions,
): Promise<void> {
  const offers = await backend.service(Offers);
  const { application, addresses } = await applicationToChange(backend, code);
  const { id, leaseCode, naam, bedrijfsnaam } = application;
  const employee = employeeName(by);
  const offer = await offers.current(id);
  if (offer && !yes) {
    const amount = `${eurosZoNodigCenten(offer.maandbedrag)} a month`;
    const agreed = offer.acceptedAt ? ', with which the customer agreed,' : '';
    printStderr(`${leaseCode} of ${sanitizeLine(naam)}, ${sanitizeLine(bedrijfsnaam)}`);
    printStderr(
      `  the offer of ${sanitizeLine(offer.leasemaatschappij)}, ${amount}, made on ${shortDate(offer.madeAt)}${agreed} ends;`,
    );
    printMailed(addresses, note);
  }
  const withdraw = async () => {
    if (!offer) throw new NoOfferToWithdraw();
    await confirm('Withdraw the offer and send the mail?', yes);
    await offers.withdraw(id, { note, by: employee });
  };
  await attempt(leaseCode, 'no mail was sent', withdraw, (error) =>
    error instanceof NoOfferToWithdraw
      ? `${leaseCode} has no offer that can be withdrawn; see "staff applications show ${leaseCode}". No mail was sent.`
      : undefined,
  );
  print(`The offer for ${leaseCode} is withdrawn. A mail is sent to ${addresses}.`);
}
