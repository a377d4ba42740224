import { timing } from '../theme/timing';
import { HttpFailure, NetworkFailure } from './failures';

export { HttpFailure, NetworkFailure } from './failures';

/** A call of the backend, as the contract lists it. */
export interface ApiCall {
  method: string;
  /** May hold names in braces that `params` fills: `/api/customers/{id}/profile`. */
  path: string;
}

/** What goes with a call. */
export interface ApiOptions {
  /** Sent as JSON. */
  body?: unknown;
  /** Values for the names in the path. */
  params?: Record<string, string>;
  /** Lets the backend recognise a repeated request, so that nothing is sent twice. */
  idempotencyKey?: string;
}

/** What came back: the body whatever the status. */
export interface ApiAnswer<A> {
  ok: boolean;
  status: number;
  answer: A;
}

/** @throws NetworkFailure when there is no connection, or no answer in time. */
async function send(call: ApiCall, { body, params = {}, idempotencyKey }: ApiOptions): Promise<Response> {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (!value) throw new Error(`${call.method} ${call.path} needs a value for "${name}".`);
    return encodeURIComponent(value);
  });
  const headers: Record<string, string> = { Accept: 'application/json' };
  // Not without a body: the backend refuses an empty body that claims to be JSON.
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (idempotencyKey) headers['Idempotency-Key'] = idempotencyKey;
  try {
    return await fetch(path, {
      method: call.method,
      headers,
      credentials: 'include',
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(timing.callTimeout),
    });
  } catch (cause) {
    throw new NetworkFailure(`${call.method} ${path}: no answer.`, { cause });
  }
}

/**
 * Makes a call and reads the JSON body regardless of the status, because a refusal carries a message for the visitor.
 *
 * @throws NetworkFailure when there is no connection, no answer in time, or one that is no JSON. With an error status its message is
 *   the status and the body, or the text of the status when that is empty: `500: Internal Server Error`.
 */
export async function callApi<A>(call: ApiCall, options: ApiOptions = {}): Promise<ApiAnswer<A>> {
  const response = await send(call, options);
  const { ok, status } = response;
  let body = '';
  try {
    body = await response.text();
    return { ok, status, answer: JSON.parse(body) as A };
  } catch (cause) {
    if (ok) throw new NetworkFailure(`${call.method} ${call.path}: the answer is no JSON.`, { cause });
    const failure = HttpFailure.of(response, body);
    throw new NetworkFailure(failure.message, { cause: failure });
  }
}

/**
 * Makes a call of which only the ok status counts.
 *
 * @throws NetworkFailure when there is no connection, or no answer in time.
 * @throws HttpFailure when the status is not ok.
 */
export async function callOk(call: ApiCall, options: ApiOptions = {}): Promise<void> {
  const response = await send(call, options);
  if (!response.ok) throw await HttpFailure.from(response);
}
