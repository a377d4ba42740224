import type { SiteIdentity } from '@site/contract';
import type { FastifyReply } from 'fastify';
import { NEVER_KEPT } from './caching';
import { render } from './render';

/** Answers with this status and the page about a request that was not understood. */
export type RefuseRequest = (reply: FastifyReply, status: number) => FastifyReply;

/** What a page without scripts may do. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src 'self'; manifest-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Renders what requests are refused with, once: it is the same for every address. No script takes it over, for the page is about
 * another address than the one that was asked for.
 */
export async function requestRefuser(site: SiteIdentity, shellVersion: string): Promise<RefuseRequest> {
  const composition = { id: 'refused', remotes: {}, unavailable: {}, incomplete: false };
  const loadPage = () => Promise.reject(new Error('There is no remote in this composition.'));
  const { html } = await render({
    url: '/error/400',
    composition,
    loadPage,
    site,
    shellVersion,
    scripts: [],
  });
  return (reply, status) =>
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': NEVER_KEPT,
        'x-robots-tag': 'noindex',
        // An address that cannot be read is refused before anything else sets headers.
        'content-security-policy': POLICY,
      })
      .send(html);
}
