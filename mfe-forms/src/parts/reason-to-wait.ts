import { HttpFailure } from '@site/kit';

/**
 * The backend's own sentence when it takes no form for now, because a limit is used up or it is unavailable: it says when to try
 * again. `null` for every other failure.
 */
export function reasonToWait(failure: Error | null): string | null {
  if (!(failure instanceof HttpFailure)) return null;
  return failure.status === 429 || failure.status === 503 ? failure.reason : null;
}
