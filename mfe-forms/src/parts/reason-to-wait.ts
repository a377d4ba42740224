import { HttpError } from '@site/kit';

/**
 * The message of the backend when it accepts no submission for now, because of a limit or because it is unavailable: it says
 * when to retry. `null` for other failures.
 */
export function reasonToWait(failure: Error | null): string | null {
  if (!(failure instanceof HttpError)) return null;
  return failure.status === 429 || failure.status === 503 ? failure.reason : null;
}
