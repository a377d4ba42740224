import { networkOf } from '@site/server';
import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify';
import { LRUCache } from 'lru-cache';

const MINUTE = 60_000;

export const reportedText = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength }) as const;

export const REPORTED_VERSION = { type: 'string', pattern: '^[0-9A-Za-z.+-]{1,100}$' } as const;

/** A kind of report that browsers send. */
interface ReportKind {
  path: string;
  /** The schema of one. */
  body: FastifySchema['body'];
  maxBytes: number;
  /** How many are accepted per minute: from one network, and in total. */
  perMinute: { address: number; all: number };
}

/**
 * Receives a kind of report of browsers, which send them with `navigator.sendBeacon` and do not read the answer: errors have no body, and
 * reports over the limits are answered with 429.
 */
export function receiveReports<Report>(
  app: FastifyInstance,
  { path, body, maxBytes: bodyLimit, perMinute }: ReportKind,
  receive: (report: Report, request: FastifyRequest) => void,
): void {
  const taken = new LRUCache<string, number>({ max: 10_000, ttl: MINUTE, noUpdateTTL: true });
  const exceedsLimit = (who: string, most: number) => {
    const count = (taken.get(who) ?? 0) + 1;
    taken.set(who, count);
    return count > most;
  };
  app.register(async (reports) => {
    reports.setErrorHandler((error: { statusCode?: number }, _request, reply) =>
      reply.code(error.statusCode ?? 500).send(),
    );
    // A text/plain body could come from any other site without a CORS preflight.
    reports.removeContentTypeParser('text/plain');
    reports.addHook('onRequest', async ({ ip }, reply) => {
      if (exceedsLimit(networkOf(ip), perMinute.address) || exceedsLimit('all', perMinute.all)) {
        return reply.code(429).header('retry-after', '60').send();
      }
    });
    reports.post(path, { bodyLimit, schema: { body } }, async (request, reply) => {
      receive(request.body as Report, request);
      return reply.code(204).send();
    });
  });
}
