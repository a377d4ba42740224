import type { SiteIdentity } from '@site/contract';
import type { FastifyReply } from 'fastify';
import { NO_STORE } from './caching';
import { render } from './render';

/** Answers with this status and the page for invalid requests. */
export type RefuseRequest = (reply: FastifyReply, status: number) => FastifyReply;

/** The Content-Security-Policy of a page without scripts. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src 'self'; manifest-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Renders the page for refused requests once: it is the same for every address. It is not hydrated, because its route differs from
 * the requested address.
 */
export async function createRequestRefuser(site: SiteIdentity, shellVersion: string): Promise<RefuseRequest> {
  const composition = { id: 'refused', remotes: {}, unavailable: {}, incomplete: false };
  const loadPage = () => Promise.reject(new Error('This composition has no remotes.'));
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
        'cache-control': NO_STORE,
        'x-robots-tag': 'noindex',
        // An unreadable URL is refused before other hooks set headers.
        'content-security-policy': POLICY,
      })
      .send(html);
}
