/**
 * There was no connection, no answer in time, or the answer was no JSON. When that answer has an error status, the message and
 * the `cause` are those of an `HttpError`.
 */
export class NetworkError extends Error {
  override name = 'NetworkError';
}

/**
 * The backend answered, but not with an ok status. The message is the status, a colon, a space and the body of the
 * answer, or the text of the status when the body is empty: `500: Internal Server Error`.
 */
export class HttpError extends Error {
  override name = 'HttpError';

  constructor(
    readonly status: number,
    text: string,
    /** What is wrong at which field, when the answer says so. */
    readonly errors: Readonly<Record<string, string>> = {},
    /** A sentence for the visitor, when the answer has one. */
    readonly reason: string | null = null,
    /** The session was ended on purpose, such as by a logout on all devices. */
    readonly ended = false,
  ) {
    super(`${status}: ${text}`);
  }

  /** Reads what went wrong out of an answer. Consumes its body. */
  static async from(response: Response): Promise<HttpError> {
    return HttpError.of(response, await response.text().catch(() => ''));
  }

  /** What went wrong by an answer whose body was read. */
  static of({ status, statusText }: Response, body: string): HttpError {
    const { message, errors, ended } = parsed(body);
    const reason = typeof message === 'string' && message !== '' ? message : null;
    return new HttpError(status, body || statusText, onlyTexts(errors), reason, ended === true);
  }
}

/** The members of a JSON object; none when the body is anything else. */
function parsed(body: string): { message?: unknown; errors?: unknown; ended?: unknown } {
  try {
    return JSON.parse(body) ?? {};
  } catch {
    return {};
  }
}

/** The texts by field of an object; anything else is left out. */
function onlyTexts(errors: unknown): Record<string, string> {
  if (typeof errors !== 'object' || errors === null) return {};
  return Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
