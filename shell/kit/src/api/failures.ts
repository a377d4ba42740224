/**
 * There was no connection, no answer in time, or the answer was no JSON. When that answer has an error status, the message and
 * the `cause` are those of an `HttpFailure`.
 */
export class NetworkFailure extends Error {
  override name = 'NetworkFailure';
}

/**
 * The backend answered, but not with an ok status. The message is the status, a colon, a space and the body of the
 * answer, or the text of the status when the body is empty: `500: Internal Server Error`.
 */
export class HttpFailure extends Error {
  override name = 'HttpFailure';

  constructor(
    readonly status: number,
    text: string,
    /** What is wrong at which field, when the answer says so. */
    readonly errors: Readonly<Record<string, string>> = {},
  ) {
    super(`${status}: ${text}`);
  }

  /** Reads what went wrong out of an answer. Consumes its body. */
  static async from(response: Response): Promise<HttpFailure> {
    return HttpFailure.of(response, await response.text().catch(() => ''));
  }

  /** What went wrong by an answer whose body was read. */
  static of({ status, statusText }: Response, body: string): HttpFailure {
    return new HttpFailure(status, body || statusText, fieldErrors(body));
  }
}

/** The `errors` of a JSON body: texts by field. Anything else in the body is ignored. */
function fieldErrors(body: string): Record<string, string> {
  try {
    const { errors } = JSON.parse(body) as { errors?: unknown };
    if (typeof errors !== 'object' || errors === null) return {};
    return Object.fromEntries(
      Object.entries(errors).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}
