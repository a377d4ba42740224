import { DomainError } from '../http/domain-error.js';

/** The account has no application with this id. */
export class RequestForUnknown extends DomainError {
  constructor() {
    super(404, 'Deze aanvraag vinden wij niet in uw account. Ververs de pagina om uw aanvragen te zien.');
  }
}

/** The status of the application does not allow the request. */
export class RequestNotPossible extends DomainError {
  constructor() {
    super(409, 'Dit kan nu niet bij deze aanvraag. Ververs de pagina om te zien hoe ver hij is, of bel ons.');
  }
}

/** The same is asked already, in other words: those would be lost. */
export class RequestOpen extends DomainError {
  constructor() {
    super(
      409,
      'U hebt dit al gevraagd, en wij zijn ermee bezig. Wilt u er nog iets bij zeggen? Antwoord op onze e-mail.',
    );
  }
}

/** For the office: there is no open request to answer. */
export class NoOpenRequest extends Error {
  override name = 'NoOpenRequest';
}
