import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyRequest } from 'fastify';

/** How an answer may be compressed. */
export type Encoding = 'br' | 'gzip';

/** Of these the encoding that the visitor likes best, if any (`Accept-Encoding`, RFC 9110). The first one where he has no preference. */
export function acceptedEncoding<E extends Encoding>(
  { headers }: Pick<FastifyRequest, 'headers'>,
  available: E[],
): E | undefined {
  const accepted = headers['accept-encoding'];
  return (accepted && negotiate(accepted.toString().toLowerCase(), available)) || undefined;
}
