import {
  checkLease,
  EENMALIGE_KOSTEN,
  euros,
  eurosZoNodigCenten,
  GEEN_VOERTUIG,
  LEASE_STATUS_LABELS,
  offerteKosten,
  procent,
} from '@site/contract';
import { ApplicationStatus } from '../../leases/application-status.js';
import type { LeaseApplicationEntity } from '../../leases/lease-application.entity.js';
import { OfferNotAllowed } from '../../leases/lease-errors.js';
import type { LeaseOffer } from '../../leases/lease-offer.entity.js';
import { Offers, type OfferTerms } from '../../leases/offers.js';
import { RecordErased } from '../../status-history/status-errors.js';
import type { BackendServices } from '../backend-services.js';
import { CommandError, WrongUsage } from '../command-error.js';
import { confirm } from '../terminal/confirm.js';
import { shortDate } from '../terminal/dates.js';
import { employeeName } from '../terminal/employee.js';
import { print, printStderr, sanitizeLine } from '../terminal/output.js';
import { findApplication } from './find-application.js';
import { printOpenRequests } from './requests.js';

/** Above this part of what is financed, what is paid back is a typing error: with the highest rate and longest term it is 1.8. */
const MOST_PAID_BACK = 2.5;
/** In characters. */
const NAME_LENGTH = 200;

/** Options of `applications offer`. Amounts in euros, `monthly` and `fees` with cents; those that are missing are the ones of the application. */
export interface OfferOptions {
  company: string;
  monthly: number;
  vehicle?: string;
  price?: number;
  downPayment?: number;
  finalInstalment?: number;
  term?: number;
  fees?: number;
  note?: string;
  by?: string;
  yes?: true;
}

/** `applications offer` */
export async function offerLease(
  backend: BackendServices,
  code: string,
  options: OfferOptions,
): Promise<void> {
  const offers = await backend.service(Offers);
  const statuses = await backend.service(ApplicationStatus);
  const application = await findApplication(backend.database, code);
  const { leaseCode } = application;
  const terms = termsOf(application, options);
  await printOpenRequests(backend, application);
  try {
    offers.assertOpen(application.status);
    const addresses = (await statuses.recipients(application)).map(sanitizeLine).join(' and ');
    if (!options.yes) {
      const replaced = await offers.current(application.id);
      printOffer(application, { terms, replaced }, offers.lastDay(), addresses);
    }
    await confirm('Make the offer and send the mail?', options.yes);
    await offers.make(application.id, terms);
    print(
      `${leaseCode} has an offer of ${eurosZoNodigCenten(terms.maandbedrag)} a month, valid to the end of ${offers.lastDay()}. A mail is sent to ${addresses}.`,
    );
  } catch (error) {
    if (error instanceof OfferNotAllowed) {
      const label = LEASE_STATUS_LABELS[error.status];
      throw new CommandError(`${leaseCode} is ${error.status} (${label}), so it gets no offer.`);
    }
    if (error instanceof RecordErased) {
      throw new CommandError(`${leaseCode} was erased in the meantime, so no offer was made.`);
    }
    throw error;
  }
}

function termsOf(application: LeaseApplicationEntity, options: OfferOptions): OfferTerms {
  const terms: OfferTerms = {
    leasemaatschappij: sanitizeLine(options.company),
    voertuig: sanitizeLine(options.vehicle ?? application.voertuigLink),
    aanschafprijs: options.price ?? application.aanschafprijs,
    aanbetaling: options.downPayment ?? application.aanbetaling,
    slottermijn: options.finalInstalment ?? application.slottermijn,
    looptijd: options.term ?? application.looptijd,
    maandbedrag: options.monthly,
    kosten: options.fees ?? EENMALIGE_KOSTEN.administratie,
    toelichting: options.note ?? '',
    madeBy: employeeName(options.by),
  };
  if (!terms.leasemaatschappij) throw new WrongUsage('State the lease company: --company <name>.');
  if (terms.voertuig === GEEN_VOERTUIG || !terms.voertuig) {
    throw new WrongUsage('The application has no vehicle: state what is offered with --vehicle <text>.');
  }
  const [violation] = checkLease(terms);
  if (violation) throw new WrongUsage(`This lease is not possible: ${violation.melding}`);
  const paid = offerteKosten(terms).totaal - terms.aanbetaling;
  const financed = terms.aanschafprijs - terms.aanbetaling;
  if (paid > MOST_PAID_BACK * financed) {
    throw new WrongUsage(
      `The customer would pay back ${euros(paid)} for the ${euros(financed)} that is financed: check --monthly and --term.`,
    );
  }
  if (terms.leasemaatschappij.length > NAME_LENGTH) {
    throw new WrongUsage(`The name of the lease company may have at most ${NAME_LENGTH} characters.`);
  }
  if (paid < financed) {
    throw new WrongUsage(
      `The customer would pay back ${euros(paid)} of the ${euros(financed)} that is financed: check --monthly and --term.`,
    );
  }
  return terms;
}

function printOffer(
  { leaseCode, naam, bedrijfsnaam }: LeaseApplicationEntity,
  { terms, replaced }: { terms: OfferTerms; replaced: LeaseOffer | null },
  lastDay: string,
  addresses: string,
): void {
  printStderr(`${leaseCode} of ${sanitizeLine(naam)}, ${sanitizeLine(bedrijfsnaam)} gets an offer`);
  printStderr(`  of ${terms.leasemaatschappij} for ${terms.voertuig}:`);
  printStderr(`  ${eurosZoNodigCenten(terms.maandbedrag)} a month, ${terms.looptijd} months,`);
  printStderr(
    `  price ${euros(terms.aanschafprijs)}, down payment ${euros(terms.aanbetaling)}, final instalment ${euros(terms.slottermijn)},`,
  );
  const { totaal, effectieveRente } = offerteKosten(terms);
  const rate = effectieveRente === null ? 'above any limit' : procent(effectieveRente);
  printStderr(`  in all ${eurosZoNodigCenten(totaal)}, effective rate ${rate},`);
  printStderr(`  fees ${eurosZoNodigCenten(terms.kosten)}, valid to the end of ${lastDay};`);
  if (replaced) {
    const agreed = replaced.acceptedAt ? ', with which the customer agreed' : '';
    printStderr(
      `  it replaces the offer of ${eurosZoNodigCenten(replaced.maandbedrag)} a month of ${shortDate(replaced.madeAt)}${agreed};`,
    );
  }
  printStderr(`  and a mail is sent to ${addresses}${terms.toelichting ? ', with this note:' : ''}`);
  if (terms.toelichting) printStderr(terms.toelichting.replace(/^/gm, '    '));
}
