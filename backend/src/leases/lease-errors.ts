import type { LeaseStatus } from '@site/contract';
import { DomainError, domainError } from '../http/domain-error.js';

/** No application has this code, or it is linked to another account. The answer does not state which. */
export class LeaseCodeUnknown extends domainError(
  404,
  'Bij deze code vinden wij geen aanvraag. Controleer de code in de e-mail die u van ons kreeg.',
) {}

/** The account has no offer with this id. */
export class OfferUnknown extends domainError(
  404,
  'Deze offerte vinden wij niet in uw account. Ververs de pagina om uw offertes te zien.',
) {}

/** The last day of the offer is over. */
export class OfferLapsed extends DomainError {
  constructor(phone: string) {
    super(409, `Deze offerte is verlopen. Bel ${phone} of mail ons, dan maken wij een nieuwe.`);
  }
}

/** A newer offer took its place. */
export class OfferReplaced extends domainError(
  409,
  'Er is intussen een nieuwe offerte voor deze aanvraag. Die ziet u nu hier.',
) {}

/** The office withdrew the offer. */
export class OfferWithdrawn extends DomainError {
  constructor(phone: string) {
    super(409, `Wij hebben deze offerte ingetrokken. Bel ${phone} als u daar vragen over hebt.`);
  }
}

/** The application no longer awaits an answer: it was rejected, withdrawn or completed. */
export class OfferClosed extends DomainError {
  constructor(phone: string) {
    super(409, `Deze aanvraag is niet meer in behandeling. Bel ${phone} als u daar vragen over hebt.`);
  }
}

/** The customer asked to withdraw the application, and the office did not answer yet. */
export class WithdrawalAsked extends domainError(
  409,
  'U vroeg ons deze aanvraag in te trekken. Wilt u toch deze offerte? Bel of mail ons.',
) {}

/** For the office: no offer can be made for an application with this status. */
export class OfferNotAllowed extends Error {
  override name = 'OfferNotAllowed';

  constructor(readonly status: LeaseStatus) {
    super(`An application that is ${status} gets no offer.`);
  }
}

/** For the office: an offer cannot have these terms. The message is the beginning of a sentence that says how to correct it. */
export class OfferTermsRejected extends Error {
  override name = 'OfferTermsRejected';

  constructor(
    readonly problem: 'company' | 'company-length' | 'vehicle' | 'lease' | 'paid-back',
    message: string,
    /** The same for a form, in Dutch: by its field. */
    readonly errors: Readonly<Record<string, string>>,
  ) {
    super(message);
  }
}

/** For the office: the application has no offer that can be withdrawn. */
export class NoOfferToWithdraw extends Error {
  override name = 'NoOfferToWithdraw';
}

/** The account has no application with this id. */
export class RequestForUnknown extends domainError(
  404,
  'Deze aanvraag vinden wij niet in uw account. Ververs de pagina om uw aanvragen te zien.',
) {}

/** The status of the application does not allow the request. */
export class RequestNotPossible extends domainError(
  409,
  'Dit kan nu niet bij deze aanvraag. Ververs de pagina om te zien hoe ver hij is, of bel ons.',
) {}

/** The same is asked already, in other words: those would be lost. */
export class RequestOpen extends domainError(
  409,
  'U hebt dit al gevraagd, en wij zijn ermee bezig. Wilt u er nog iets bij zeggen? Antwoord op onze e-mail.',
) {}

/** For the office: there is no open request to answer. */
export class NoOpenRequest extends Error {
  override name = 'NoOpenRequest';
}

/** Why the mail address of an application cannot be corrected. */
export type RejectionReason =
  /** The application is no longer handled: there is nothing more to send. */
  | 'ended'
  /** It has this address already. */
  | 'same'
  /** It is in an account with another address, which gets everything about it. */
  | 'in-account'
  /** It is in no account, and its address is that of an account: no mistyped one. */
  | 'of-account';

/** The mail address of an application cannot be corrected. */
export class CorrectionRejected extends Error {
  override name = 'CorrectionRejected';

  constructor(readonly reason: RejectionReason) {
    super(`The mail address cannot be corrected: ${reason}.`);
  }
}
