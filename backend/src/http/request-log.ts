import type { Logger } from 'pino';
import { inLogContext } from '../log/log-context.js';
import { forLog } from '../log/pino-logger.js';
import type { RequestEnd } from './follow-requests.js';

/** Asked every few seconds by machines; interesting only to whoever looks for a mistake in them. */
const PROBES = /^\/(api\/health|metrics)(\/|$)/;

/** The line of one request: the pattern of its route, or the masked path where there is no route. Never the query. */
export function logRequest(
  log: Logger,
  { requestId, method, url, route, status, seconds }: RequestEnd,
): void {
  const path = route ?? pathForLog(url);
  const level = PROBES.test(path) ? 'debug' : 'info';
  const ms = Math.round(seconds * 1000);
  inLogContext({ requestId }, () => log[level]({ method, path, status, ms }, 'request'));
}

function pathForLog(url: string): string {
  const [path = ''] = url.split('?');
  const parts = path
    .replace(/%40/g, '@')
    .replace(/\d{6,}/g, '•••')
    .split('/');
  return parts.map(forLog).join('/').slice(0, 200);
}
