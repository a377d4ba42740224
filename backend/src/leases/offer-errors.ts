import type { LeaseStatus } from '@site/contract';
import { DomainError } from '../http/domain-error.js';

/** The account has no offer with this id. */
export class OfferUnknown extends DomainError {
  constructor() {
    super(404, 'Deze offerte vinden wij niet in uw account. Ververs de pagina om uw offertes te zien.');
  }
}

/** The last day of the offer is over. */
export class OfferLapsed extends DomainError {
  constructor(phone: string) {
    super(409, `Deze offerte is verlopen. Bel ${phone} of mail ons, dan maken wij een nieuwe.`);
  }
}

/** A newer offer took its place. */
export class OfferReplaced extends DomainError {
  constructor() {
    super(409, 'Er is intussen een nieuwe offerte voor deze aanvraag. Die ziet u nu hier.');
  }
}

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
export class WithdrawalAsked extends DomainError {
  constructor() {
    super(409, 'U vroeg ons deze aanvraag in te trekken. Wilt u toch deze offerte? Bel of mail ons.');
  }
}

/** For the office: no offer can be made for an application with this status. */
export class OfferNotAllowed extends Error {
  override name = 'OfferNotAllowed';

  constructor(readonly status: LeaseStatus) {
    super(`An application that is ${status} gets no offer.`);
  }
}

/** For the office: the application has no offer that can be withdrawn. */
export class NoOfferToWithdraw extends Error {
  override name = 'NoOfferToWithdraw';
}
