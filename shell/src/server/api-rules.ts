import { CALLS, DOCUMENTEN_BYTES, KLACHT_BYTES, type SiteIdentity } from '@site/contract';
import type { ApiRules } from '@site/platform/host';

const FILES_PATHS = [CALLS.sendDocument, CALLS.sendDocumentForm].map(
  ({ path }) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
);
const takesFiles = (path: string) => FILES_PATHS.some((pattern) => pattern.test(path));
/** A form with files has lines besides them. */
const FILES_BYTES = DOCUMENTEN_BYTES + 1024 * 1024;

/**
 * The largest body that is forwarded to this path, in bytes; the gateway allows as much (`client_max_body_size`). It exceeds the
 * backend's own limit: the backend refuses a slightly larger body with a message, but closes the connection on a far larger one.
 */
function maxBodyBytesOf(path: string): number {
  if (takesFiles(path)) return FILES_BYTES;
  return path === CALLS.complaints.path ? Math.max(KLACHT_BYTES, 2500 * 1024) : 100 * 1024;
}

/** What may be forwarded to the backend, and what visitors read when it is unavailable. */
export function apiRules({ telefoon }: SiteIdentity): ApiRules {
  return {
    maxBodyBytes: maxBodyBytesOf(CALLS.complaints.path),
    maxBodyBytesOf,
    takesFiles,
    unavailable: `Onze dienst is even niet bereikbaar. Probeer het over een minuut opnieuw of bel ${telefoon}.`,
  };
}
