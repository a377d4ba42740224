import { CALLS } from '@site/contract';
import { maskPath, networkOf } from '@site/server';
import type { Logger } from 'pino';
import { inLogContext } from '../log/log-context.js';
import { routeOf } from './call.js';
import { isProbe } from './probes.js';
import type { RequestEnd } from './track-requests.js';

/** Calls that end or begin to be somebody, and answers that reject: who looks into an attack needs to know where they came from. */
const ABOUT_ACCOUNTS: ReadonlySet<string> = new Set(
  [
    CALLS.activate,
    CALLS.verifyActivation,
    CALLS.login,
    CALLS.verify2fa,
    CALLS.forgotCode,
    CALLS.logout,
    CALLS.customerLogout,
    CALLS.endSession,
    CALLS.endSessions,
  ].map(({ path }) => routeOf(path)),
);
const REJECTIONS: readonly number[] = [401, 403, 429];

/**
 * Logs a request, a probe at debug level: the route pattern, or the masked path when no route matches. Never the query. The customer when
 * there is one; the network that it came from only of calls about accounts and of rejections.
 */
export function logRequest(
  log: Logger,
  { requestId, customer, ip, method, url, route, status, seconds }: RequestEnd,
): void {
  const path = route ?? maskPath(url);
  const level = isProbe(path) ? 'debug' : 'info';
  const ms = Math.round(seconds * 1000);
  const network = ABOUT_ACCOUNTS.has(path) || REJECTIONS.includes(status) ? networkOf(ip) : undefined;
  const context = customer ? { requestId, customer } : { requestId };
  inLogContext(context, () => log[level]({ method, path, status, ms, network }, 'request'));
}
