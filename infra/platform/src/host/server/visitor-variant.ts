import type { FastifyReply, FastifyRequest } from 'fastify';
import { groupCookie, groupIn, newGroup } from '../../protocol/canary-group';
import type { Reconciler } from '../composition/reconciler';
import type { RenderableComposition } from '../composition/renderable-composition';
import { trimSlashes, urlOf } from './resolve';

/** What one visitor gets. */
export interface VisitorVariant {
  ready: RenderableComposition;
  /** What this visitor gets once the composition has changed. */
  next: () => RenderableComposition;
  /** Others may get another page at this address: it is not for caches. */
  variesByVisitor: boolean;
}

/**
 * The composition for a visitor. At most addresses that is the one of all visitors, and the browser chooses what a canary is concerned
 * with; at those of a remote with a canary the server chooses, by the cookie of the visitor, which it sets.
 */
export function variantFor(
  live: Pick<Reconciler, 'current' | 'variantFor'>,
  request: FastifyRequest,
  reply: FastifyReply,
): VisitorVariant {
  const { current } = live;
  if (!differsByVisitor(current, request.url)) {
    return { ...sharedVariant(current), next: () => live.current };
  }
  const isSecure = request.protocol === 'https';
  const group = groupIn(request.headers.cookie, isSecure) ?? newGroup();
  reply.header('set-cookie', groupCookie(group, isSecure));
  return { ready: live.variantFor(group), next: () => live.variantFor(group), variesByVisitor: true };
}

/** A composition that does not depend on the visitor. */
export function sharedVariant(ready: RenderableComposition): VisitorVariant {
  return { ready, next: () => ready, variesByVisitor: false };
}

/** Does what is at an address differ between visitors? */
export function differsByVisitor(
  { canaryPaths }: Pick<RenderableComposition, 'canaryPaths'>,
  address: string,
): boolean {
  if (canaryPaths.size === 0) return false;
  // As pages are found. An address that redirects varies too.
  return canaryPaths.has(trimSlashes(urlOf(address).pathname).toLowerCase());
}
