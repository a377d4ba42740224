import type { OutgoingHttpHeaders, Server } from 'node:http';
import { CALLS } from '@site/contract';
import {
  answerBeforeRoutes,
  REQUEST_ID_HEADER,
  requestIdOf,
  type Stopping,
  spanOf,
  statusOf,
} from '@site/server';
import type { Config } from '../config/config.js';
import type { RequestEnd } from '../http/hooks.js';
import { cookieName } from './sessions.js';

const { method, path } = CALLS.authUser;
const NOBODY = 'null';

/**
 * Answers who is logged in to browsers without a session, as `SessionsController` does. Every page asks, and most visitors have none: what
 * routing, hooks and sessions do for them is twice the work of all other calls.
 *
 * @param headers those of every answer
 */
export function answerWithoutSession(
  server: Server,
  { config, headers, stopping }: { config: Config; headers: OutgoingHttpHeaders; stopping: Stopping },
  onEnd: (end: RequestEnd) => void,
): void {
  const cookie = cookieName(config, 'sid');
  const complete = {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': NOBODY.length,
  };
  answerBeforeRoutes(server, (request, response) => {
    if (request.url !== path || request.method !== method) return false;
    // What only looks like the cookie is left to those that read cookies.
    if (request.headers.cookie?.includes(cookie)) return false;
    if (stopping.isStopping || spanOf(request).isRecording()) return false;
    const start = performance.now();
    const requestId = requestIdOf(request.headers);
    response.once('close', () => {
      const seconds = (performance.now() - start) / 1000;
      onEnd({ requestId, method, url: path, route: path, status: statusOf(response), seconds });
    });
    response.writeHead(200, { ...complete, [REQUEST_ID_HEADER]: requestId }).end(NOBODY);
    return true;
  });
}
