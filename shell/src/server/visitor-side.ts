import type { FastifyReply, FastifyRequest } from 'fastify';
import { bucketCookie, bucketIn, newBucket } from '../composition/canary-side';
import type { Reconciler } from '../composition/reconciler';
import type { RenderableComposition } from '../composition/renderable-composition';
import { trimSlashes, urlOf } from './resolve';

/** What one visitor gets. */
export interface VisitorSide {
  ready: RenderableComposition;
  /** What this visitor gets once the composition has changed. */
  next: () => RenderableComposition;
  /** Others may get another page at this address: it is not for caches. */
  isDivided: boolean;
}

/**
 * The composition for a visitor. At most addresses that is the one of all visitors, and the browser chooses what a canary is concerned
 * with; at those of a remote with a canary the server chooses, by the cookie of the visitor, which it sets.
 */
export function sideOf(
  live: Pick<Reconciler, 'current' | 'sideOf'>,
  request: FastifyRequest,
  reply: FastifyReply,
): VisitorSide {
  const { current } = live;
  if (!differsByVisitor(current, request.url)) {
    return { ...onlySide(current), next: () => live.current };
  }
  const isSecure = request.protocol === 'https';
  const bucket = bucketIn(request.headers.cookie, isSecure) ?? newBucket();
  reply.header('set-cookie', bucketCookie(bucket, isSecure));
  return { ready: live.sideOf(bucket), next: () => live.sideOf(bucket), isDivided: true };
}

/** A composition that does not depend on the visitor. */
export function onlySide(ready: RenderableComposition): VisitorSide {
  return { ready, next: () => ready, isDivided: false };
}

/** Does what is at an address differ between visitors? */
export function differsByVisitor(
  { divided }: Pick<RenderableComposition, 'divided'>,
  address: string,
): boolean {
  if (divided.size === 0) return false;
  // As pages are found. An address that redirects is divided too.
  return divided.has(trimSlashes(urlOf(address).pathname).toLowerCase());
}
