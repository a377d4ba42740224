import type { Logger } from 'pino';
import { inLogContext } from '../log/log-context.js';
import { maskEmails } from '../log/pino-logger.js';
import { isProbe } from './probes.js';
import type { RequestEnd } from './track-requests.js';

/** Logs a request, a probe at debug level: the route pattern, or the masked path when no route matches. Never the query. */
export function logRequest(
  log: Logger,
  { requestId, method, url, route, status, seconds }: RequestEnd,
): void {
  const path = route ?? maskPath(url);
  const level = isProbe(path) ? 'debug' : 'info';
  const ms = Math.round(seconds * 1000);
  inLogContext({ requestId }, () => log[level]({ method, path, status, ms }, 'request'));
}

function maskPath(url: string): string {
  const [path = ''] = url.split('?');
  const parts = path
    .replace(/%40/g, '@')
    .replace(/\d{6,}/g, '•••')
    .split('/');
  return parts.map(maskEmails).join('/').slice(0, 200);
}
