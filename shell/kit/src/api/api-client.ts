import type { AnswerOf, ApiCall, BodyOf, FailureOf, PathParams } from '@site/contract';
import { timing } from '../theme/timing';
import { HttpError, NetworkError } from './errors';
import { unauthorised } from './unauthorised';

export { HttpError, NetworkError } from './errors';

/** What a call needs, by the contract: `params` when its path has parameters, `body` when it takes one. */
export type CallOptions<C extends ApiCall> = {
  /** Lets the backend recognise a repeated request, so that nothing is stored or mailed twice. */
  idempotencyKey?: string;
} & ([PathParams<C['path']>] extends [never]
  ? { params?: undefined }
  : { params: Record<PathParams<C['path']>, string> }) &
  (undefined extends BodyOf<C> ? { body?: undefined } : { body: BodyOf<C> });

/** The last argument of `callApi` and `callOk`: may be left out when nothing in it is required. */
export type CallArguments<C extends ApiCall> =
  Record<string, never> extends CallOptions<C> ? [options?: CallOptions<C>] : [options: CallOptions<C>];

/** What came back. The body of an error status is as the contract says too, or `null`. */
export type ApiAnswer<C extends ApiCall> =
  | { ok: true; status: number; answer: AnswerOf<C> }
  | { ok: false; status: number; answer: FailureOf<C> | null };

/** A request as it is sent. `path` has no parameters left. */
interface ApiRequest {
  method: string;
  path: string;
  body?: unknown;
  idempotencyKey?: string;
}

function requestOf(
  call: ApiCall,
  options: { params?: Record<string, string>; body?: unknown; idempotencyKey?: string } = {},
): ApiRequest {
  const { params = {}, ...rest } = options;
  return { method: call.method, path: callPath(call, params), ...rest };
}

/** The path of a call with its parameters filled in, for a link or an upload. @throws when a parameter is missing or empty. */
export function callPath<C extends ApiCall>(call: C, params: Record<PathParams<C['path']>, string>): string {
  return call.path.replace(/\{(\w+)\}/g, (_, name) => {
    const value = params[name as PathParams<C['path']>];
    if (!value) throw new Error(`${call.method} ${call.path} needs a value for "${name}".`);
    return encodeURIComponent(value);
  });
}

/** @throws NetworkError when there is no connection, or no answer in time. */
async function send({ method, path, body, idempotencyKey }: ApiRequest): Promise<Response> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  // Not without a body: the backend rejects an empty body that claims to be JSON.
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (idempotencyKey) headers['Idempotency-Key'] = idempotencyKey;
  try {
    return await fetch(path, {
      method,
      headers,
      credentials: 'include',
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(timing.callTimeout),
    });
  } catch (cause) {
    throw new NetworkError(`${method} ${path}: no answer.`, { cause });
  }
}

/**
 * Makes a call and reads the JSON body regardless of the status, because an error carries a message for the visitor.
 *
 * @throws NetworkError when there is no connection, no answer in time, or one that is no JSON. With an error status its message is
 *   the status and the body, or the text of the status when that is empty: `500: Internal Server Error`.
 */
export async function callApi<C extends ApiCall>(
  call: C,
  ...[options]: CallArguments<C>
): Promise<ApiAnswer<C>> {
  const response = await send(requestOf(call, options));
  const { ok, status } = response;
  let body = '';
  try {
    body = await response.text();
    const answer = JSON.parse(body);
    if (status === 401) unauthorised.report({ path: call.path, ended: answer?.ended === true });
    return { ok, status, answer };
  } catch (cause) {
    if (ok) throw new NetworkError(`${call.method} ${call.path}: the answer is no JSON.`, { cause });
    const error = HttpError.of(response, body);
    throw new NetworkError(error.message, { cause: error });
  }
}

/**
 * Makes a call of which only the ok status counts.
 *
 * @returns the answer; null when it is no JSON object, or did not arrive whole.
 * @throws NetworkError when there is no connection, or no answer in time.
 * @throws HttpError when the status is not ok.
 */
export async function callOk<C extends ApiCall>(
  call: C,
  ...[options]: CallArguments<C>
): Promise<AnswerOf<C> | null> {
  const response = await send(requestOf(call, options));
  if (!response.ok) throw await rejection(call.path, response);
  try {
    const answer: unknown = await response.json();
    return typeof answer === 'object' ? (answer as AnswerOf<C> | null) : null;
  } catch {
    return null;
  }
}

async function rejection(path: string, response: Response): Promise<HttpError> {
  const error = await HttpError.from(response);
  if (error.status === 401) unauthorised.report({ path, ended: error.ended });
  return error;
}

/**
 * Fetches JSON from a path of the backend.
 *
 * @throws NetworkError when there is no connection, no answer in time, or one that is no JSON.
 * @throws HttpError when the status is not ok, a 401 included.
 */
export async function fetchJson(path: string): Promise<unknown> {
  const response = await send({ method: 'GET', path });
  if (!response.ok) throw await rejection(path, response);
  try {
    return await response.json();
  } catch (cause) {
    throw new NetworkError(`GET ${path}: the answer is no JSON.`, { cause });
  }
}
