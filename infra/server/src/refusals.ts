import type { Failure } from '@site/contract';

/** What visitors read about a request that no handler can process, by HTTP status. */
export const REFUSALS = {
  400: 'Wat u stuurde, is niet goed aangekomen. Probeer het opnieuw.',
  408: 'Wat u stuurde, kwam niet op tijd aan. Probeer het opnieuw.',
  413: 'Uw bericht is te groot. Maak het korter en probeer het opnieuw.',
  415: 'Wat u stuurde, heeft niet de juiste vorm. Open de website opnieuw en probeer het nog eens.',
  431: 'Uw browser stuurt te veel gegevens mee. Verwijder de cookies van onze website en probeer het opnieuw.',
  500: 'Er is iets misgegaan',
} as const;

/** The headers of an answer that no hook sees, because it was no request that can be routed. */
export const REFUSAL_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

/**
 * The answer to a refused call.
 *
 * @param status one without a message of its own gets that of 400, and that of 500 from there on.
 * @param requestId missing when nothing of the request could be read.
 */
export function refusal(status: number, requestId?: string): Failure {
  const message =
    status >= 500 ? REFUSALS[500] : (REFUSALS[status as keyof typeof REFUSALS] ?? REFUSALS[400]);
  return { success: false, message, ...(requestId && { requestId }) };
}
