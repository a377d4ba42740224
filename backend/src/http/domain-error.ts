import { REFUSALS } from '@site/server';

/**
 * Base class of errors with a meaning for the visitor, one subclass each. `ErrorFilter` turns them into
 * `{ success: false, message, errors? }`. The message is Dutch and shown to the visitor.
 */
export abstract class DomainError extends Error {
  /** The level at which it is logged; most errors are not logged. */
  readonly severity?: 'warn' | 'error';
  /** Validation messages by field. */
  readonly errors?: Record<string, string>;
  /** Seconds, sent as the `Retry-After` header. */
  readonly retryAfter?: number;
  /** Additional fields of the response body. */
  readonly details?: Readonly<Record<string, unknown>>;

  /** @param status HTTP status of the answer. */
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
    this.name = new.target.name;
  }
}

/** The base class of an error that always has the same message. */
export function domainError(status: number, message: string) {
  return class extends DomainError {
    constructor() {
      super(status, message);
    }
  };
}

/** A field has an invalid value. */
export class InvalidInput extends DomainError {
  constructor(override readonly errors: Record<string, string>) {
    super(400, Object.values(errors)[0] ?? 'Controleer uw invoer.');
  }
}

/** A malformed request, which the pages of this site never send. */
export class BadRequest extends domainError(400, REFUSALS[400]) {}

/** There is no session, or it has ended. */
export class NotLoggedIn extends domainError(401, 'U bent niet ingelogd. Log opnieuw in.') {}

/** The session of this browser was ended on purpose, such as by a logout on all devices. */
export class SessionEnded extends domainError(401, 'U bent op dit apparaat uitgelogd. Log opnieuw in.') {
  override readonly details = { ended: true };
}

/** The request is for another customer than the one of the session. */
export class AccessDenied extends domainError(403, 'U hebt geen toegang tot deze gegevens.') {}

/** A page of another site sent the request (CSRF protection). */
export class ForeignOrigin extends domainError(
  403,
  'Deze aanvraag komt niet van onze website. Open de website opnieuw en probeer het nog eens.',
) {}

/** No call has this path. */
export class UnknownCall extends domainError(404, 'Dit adres bestaat niet.') {}

/** No call has this path with this method; others have. */
export class MethodNotAllowed extends DomainError {
  /** @param allowed the methods of the calls at this path */
  constructor(readonly allowed: readonly string[]) {
    super(405, 'Dit adres bestaat niet.');
  }
}

/** The request did not arrive within the request timeout. */
export class RequestTooSlow extends domainError(408, REFUSALS[408]) {}

/** The body exceeds the limit of its route. */
export class BodyTooLarge extends domainError(413, REFUSALS[413]) {}

/** The body is not JSON. */
export class NotJson extends domainError(415, REFUSALS[415]) {}

/** The headers exceed the limit, usually because of cookies. */
export class HeadersTooLarge extends domainError(431, REFUSALS[431]) {}

/** A rate limit is exceeded. */
export class TooManyTries extends DomainError {
  /** @param retryAfter seconds until a retry can succeed. */
  constructor(override readonly retryAfter: number) {
    super(429, `U hebt dit te vaak geprobeerd. Probeer het over ${formatWaitingTime(retryAfter)} opnieuw.`);
  }
}

/** The database cannot be reached. */
export class DatabaseUnavailable extends domainError(
  503,
  'De website is even niet bereikbaar. Probeer het over een paar seconden opnieuw.',
) {
  override readonly severity = 'warn';
  override readonly retryAfter = 5;
}

/** So many requests wait for the database that this one would wait too long. */
export class Overloaded extends domainError(
  503,
  'Het is nu erg druk op de website. Probeer het over een paar seconden opnieuw.',
) {
  override readonly retryAfter = 5;
}

/** An unexpected error, which is logged with its stack. */
export class InternalError extends domainError(500, REFUSALS[500]) {
  override readonly severity = 'error';
}

/** Formats a waiting time in Dutch: seconds below 90 seconds, minutes below 90 minutes, then hours. */
export function formatWaitingTime(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 seconde' : `${seconds} seconden`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `${minutes} minuten` : `${Math.ceil(minutes / 60)} uur`;
}
