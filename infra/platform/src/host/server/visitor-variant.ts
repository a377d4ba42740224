import type { FastifyReply, FastifyRequest } from 'fastify';
import { groupCookie, groupIn, newGroup } from '../../protocol/canary-group';
import type { Reconciler } from '../composition/reconciler';
import type { RenderableComposition } from '../composition/renderable-composition';
import { trimSlashes, urlOf } from './resolve';

export interface VisitorVariant {
  composed: RenderableComposition;
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
  reconciler: Pick<Reconciler, 'current' | 'variantFor'>,
  request: FastifyRequest,
  reply: FastifyReply,
): VisitorVariant {
  const { current } = reconciler;
  if (!differsByVisitor(current, request.url)) {
    return { ...sharedVariant(current), next: () => reconciler.current };
  }
  const isSecure = request.protocol === 'https';
  const group = groupIn(request.headers.cookie, isSecure) ?? newGroup();
  reply.header('set-cookie', groupCookie(group, isSecure));
  return {
    composed: reconciler.variantFor(group),
    next: () => reconciler.variantFor(group),
    variesByVisitor: true,
  };
}

/** A composition that does not depend on the visitor. */
export function sharedVariant(composed: RenderableComposition): VisitorVariant {
  return { composed, next: () => composed, variesByVisitor: false };
}

export function differsByVisitor(
  { canaryPaths }: Pick<RenderableComposition, 'canaryPaths'>,
  address: string,
): boolean {
  if (canaryPaths.size === 0) return false;
  // As pages are found. An address that redirects varies too.
  return canaryPaths.has(trimSlashes(urlOf(address).pathname).toLowerCase());
}
