import { REFUSAL_HEADERS } from '@site/server';
import type { FastifyReply } from 'fastify';
import type { OwnPageRenderer } from './render-own-page';

/** Answers with this status and the page for invalid requests. */
export type RefuseRequest = (reply: FastifyReply, status: number) => FastifyReply;

/** The Content-Security-Policy of a page without scripts. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src 'self'; manifest-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Renders the page for refused requests once: it is the same for every address. It is not hydrated, because its route differs from
 * the requested address.
 */
export function createRequestRefuser({
  identity: site,
  ownPages,
  renderPage,
}: OwnPageRenderer): RefuseRequest {
  const { errorPages, invalidRequest: path } = ownPages;
  const page = errorPages.get(path);
  if (!page) throw new Error(`There is no page ${path}.`);
  const html = renderPage(page, { site, path, address: path });
  return (reply, status) =>
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .headers({
        ...REFUSAL_HEADERS,
        'x-robots-tag': 'noindex',
        'content-security-policy': POLICY,
      })
      .send(html);
}
