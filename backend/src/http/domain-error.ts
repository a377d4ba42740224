/**
 * Something that the rules do not allow, or that cannot be done now. Each meaning has its own class; the filter turns
 * all of them into `{ success: false, message, errors? }`. The message is Dutch and for the visitor.
 */
export abstract class DomainError extends Error {
  /** The HTTP status of the answer. */
  abstract readonly status: number;
  /** How the log tells it; most refusals deserve no line. */
  readonly severity?: 'warn' | 'error';
  /** What is wrong at which field. */
  readonly errors?: Record<string, string>;
  /** After how many seconds trying again makes sense. */
  readonly retryAfter?: number;
  /** Further fields of the answer, which its call describes. */
  readonly details?: Readonly<Record<string, unknown>>;

  constructor(message: string) {
    super(message);
    this.name = new.target.name;
  }
}

/** A field holds what cannot be used. */
export class InvalidInput extends DomainError {
  readonly status = 400;

  constructor(override readonly errors: Record<string, string>) {
    super(Object.values(errors)[0] ?? 'Controleer uw invoer.');
  }
}

/** The request is not one that this site's pages send. */
export class BadRequest extends DomainError {
  readonly status = 400;

  constructor() {
    super('De aanvraag is niet goed aangekomen. Probeer het opnieuw.');
  }
}

/** There is no session, or it has ended. */
export class NotLoggedIn extends DomainError {
  readonly status = 401;

  constructor() {
    super('U bent niet ingelogd. Log opnieuw in.');
  }
}

/** The request names a customer that is not the session's. */
export class NotYours extends DomainError {
  readonly status = 403;

  constructor() {
    super('U hebt geen toegang tot deze gegevens.');
  }
}

/** A page of another site sent the request. */
export class ForeignOrigin extends DomainError {
  readonly status = 403;

  constructor() {
    super('Deze aanvraag komt niet van onze website. Open de website opnieuw en probeer het nog eens.');
  }
}

/** No call has this path. */
export class UnknownCall extends DomainError {
  readonly status = 404;

  constructor() {
    super('Dit adres bestaat niet.');
  }
}

/** The request did not arrive within the time that is given to it. */
export class RequestTooSlow extends DomainError {
  readonly status = 408;

  constructor() {
    super('De aanvraag kwam niet op tijd aan. Probeer het opnieuw.');
  }
}

/** The body is larger than anything that people type. */
export class BodyTooLarge extends DomainError {
  readonly status = 413;

  constructor() {
    super('Uw bericht is te groot. Maak het korter en probeer het opnieuw.');
  }
}

/** The body is not JSON. */
export class NotJson extends DomainError {
  readonly status = 415;

  constructor() {
    super('De aanvraag heeft niet de juiste vorm. Open de website opnieuw en probeer het nog eens.');
  }
}

/** The headers are larger than anything that browsers send; mostly it is the cookies. */
export class HeadersTooLarge extends DomainError {
  readonly status = 431;

  constructor() {
    super(
      'Uw browser stuurt te veel gegevens mee. Verwijder de cookies van onze website en probeer het opnieuw.',
    );
  }
}

/** A limit is used up. */
export class TooManyTries extends DomainError {
  readonly status = 429;

  /** @param retryAfter seconds until trying again makes sense. */
  constructor(override readonly retryAfter: number) {
    super(`U hebt dit te vaak geprobeerd. Probeer het over ${inWords(retryAfter)} opnieuw.`);
  }
}

/** The database cannot be reached. */
export class DatabaseAway extends DomainError {
  readonly status = 503;
  override readonly severity = 'warn';
  override readonly retryAfter = 5;

  constructor() {
    super('De website is even niet bereikbaar. Probeer het over een paar seconden opnieuw.');
  }
}

/** Something that the backend did not expect. It is in the log. */
export class InternalError extends DomainError {
  readonly status = 500;
  override readonly severity = 'error';

  constructor() {
    super('Er is iets misgegaan');
  }
}

/** A time to wait, in Dutch: seconds up to a minute and a half, then minutes, then hours. */
export function inWords(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 seconde' : `${seconds} seconden`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `${minutes} minuten` : `${Math.ceil(minutes / 60)} uur`;
}
