import { KLACHT_STATUS_LABELS, LEASE_STATUS_LABELS, type SiteIdentity } from '@site/contract';
import type { GevolgAnswer } from '@site/contract/office';
import { StatusUnchanged } from '../contact/contact-messages.js';
import { DocumentNotReady, NoDocumentStore } from '../documents/document-errors.js';
import { DomainError, InvalidInput } from '../http/domain-error.js';
import {
  CorrectionRejected,
  NoOfferToWithdraw,
  NoOpenRequest,
  OfferNotAllowed,
  OfferTermsRejected,
  type RejectionReason,
} from '../leases/lease-errors.js';
import { LeaseOffer } from '../leases/lease-offer.entity.js';
import { toOffertes } from '../leases/offers-of.js';
import { clockTime, longDate } from '../mail/dates.js';
import { Rehearsed } from '../mail/rehearsal.js';
import { renderMail } from '../mail/render-mail.js';
import {
  ChangedMeanwhile,
  RecordErased,
  StatusChangedMeanwhile,
  TransitionNotAllowed,
} from '../status-history/decision.js';
import { CaseUnknown } from './assignments.js';

/** The state of a case does not allow it. */
export class NotNow extends DomainError {
  constructor(message: string) {
    super(409, message);
  }
}

/** What a change of the office can be answered with. */
export const CHANGE_ERRORS = [CaseUnknown, ChangedMeanwhile, new NotNow('Dit verzoek is al beantwoord.')];

const STATUS_LABELS: Readonly<Record<string, string>> = { ...LEASE_STATUS_LABELS, ...KLACHT_STATUS_LABELS };

const ADDRESS_REFUSED: Readonly<Record<RejectionReason, string>> = {
  ended: 'Deze aanvraag is niet meer in behandeling: er wordt niets meer over gemaild.',
  same: 'Dit adres heeft de aanvraag al.',
  'in-account':
    'Deze aanvraag zit in een account, dat alle mails krijgt. Alleen het adres van dat account kan.',
  'of-account':
    'Het adres van nu is dat van een account, dus geen typefout. De klant kan daar inloggen en de aanvraag koppelen.',
};

/**
 * What became of a change, for the page. Of one that was only tried out: what would be mailed, and the offer that the customer would see.
 *
 * @throws DomainError
 */
export async function outcomeOf(
  change: Promise<unknown>,
  { site, now }: { site: SiteIdentity; now: Date },
): Promise<GevolgAnswer> {
  try {
    await change;
    return { success: true, mails: [] };
  } catch (error) {
    if (!(error instanceof Rehearsed)) throw forPage(error);
    const [offerte] = error.result instanceof LeaseOffer ? toOffertes([error.result], now) : [];
    return {
      success: true,
      mails: error.mails.map((mail) => ({
        aan: mail.to,
        onderwerp: mail.subject,
        tekst: renderMail(mail, site).text,
      })),
      ...(offerte && { offerte }),
    };
  }
}

/** An error of a service as the page tells it; any other stays as it is. */
function forPage(error: unknown): unknown {
  if (error instanceof RecordErased) return new CaseUnknown();
  if (error instanceof StatusChangedMeanwhile) return new NotNow(changedInWords(error));
  if (error instanceof StatusUnchanged) return new NotNow(unchangedInWords(error));
  if (error instanceof TransitionNotAllowed) {
    const [from, to] = [error.from, error.to].map((status) => STATUS_LABELS[status]);
    const what = error.from in KLACHT_STATUS_LABELS ? 'klacht' : 'aanvraag';
    return new InvalidInput({ naar: `Een ${what} die ‘${from}’ is, kan niet ‘${to}’ worden.` });
  }
  if (error instanceof OfferTermsRejected) return new InvalidInput({ ...error.errors });
  if (error instanceof CorrectionRejected) return new InvalidInput({ email: ADDRESS_REFUSED[error.reason] });
  if (error instanceof OfferNotAllowed) {
    return new NotNow(
      `De aanvraag is ‘${LEASE_STATUS_LABELS[error.status]}’. Daarbij kan geen offerte worden gemaakt.`,
    );
  }
  if (error instanceof NoOfferToWithdraw) return new NotNow('Er is geen offerte die u kunt intrekken.');
  if (error instanceof NoOpenRequest) return new NotNow('Dit verzoek is al beantwoord.');
  if (error instanceof NoDocumentStore)
    return new NotNow('Op deze website kunnen geen documenten worden gevraagd.');
  if (error instanceof DocumentNotReady)
    return new NotNow('Dit kan nu niet bij dit document. Kijk hoe ver het is, en probeer het dan opnieuw.');
  return error;
}

function changedInWords({ change }: StatusChangedMeanwhile): string {
  const who = change ? `${change.changedBy} wijzigde` : 'Iemand anders wijzigde';
  return `${who} de status intussen${change ? ` op ${momentInWords(change.changedAt)}` : ''}. Er is niets gewijzigd en niets gemaild. Bekijk eerst hoe het er nu voor staat.`;
}

function unchangedInWords({ current: { answeredAt, answeredBy } }: StatusUnchanged): string {
  const how = answeredAt
    ? `${answeredBy} heeft dit bericht al beantwoord, op ${momentInWords(answeredAt)}`
    : 'Dit bericht staat al open';
  return `${how}. Er is niets gewijzigd en niets gemaild.`;
}

const momentInWords = (moment: Date) => `${longDate(moment)} om ${clockTime(moment)} uur`;

/** For `catch`: what a service throws, as the page tells it. */
export function rethrowForPage(error: unknown): never {
  throw forPage(error);
}
